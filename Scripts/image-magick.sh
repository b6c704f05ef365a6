# shellcheck shell=sh
# Finds ImageMagick. To be sourced.
#
# Its programs have names that others have as well: GraphicsMagick's convert and display, links of
# wrappers, ImageMagick 7's, which complain that they are old. So it is asked who it is; and where
# something else comes first in PATH, the package's own file still counts.

# image_magick NAME: prints the file of ImageMagick's program of that name; fails where there is none.
image_magick() {
  for file in "$(command -v "$1")" "/usr/bin/$1"; do
    if "$file" -version 2>/dev/null </dev/null | grep -q '^Version: ImageMagick'; then
      echo "$file"
      return 0
    fi
  done
  return 1
}
