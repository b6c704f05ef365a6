# shellcheck shell=sh
# For the scripts that need the program on a screen: a private X server, the program on it, a hand
# on the mouse, and pictures of what is there. To be sourced.
#
# Nothing here waits blindly where it can wait for something. What it starts it ends, by process id.
# The server keeps its screen in a file, so a frame is the copy of a file, taken without asking
# anybody for anything: the program does not notice, and frames of an animation can be a few ms
# apart.

work=$(mktemp -d)
framebuffer=$work/Xvfb_screen0
readings=$work/readings.ndjson
server=""
program=""

clean_up() {
  for process in $program $server; do
    if kill "$process" 2>/dev/null; then wait "$process" 2>/dev/null || true; fi
  done
  rm -rf "$work"
}
trap clean_up EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

# Says what went wrong and ends.
fail() {
  echo "$*" >&2
  exit 1
}

# wait_for SECONDS COMMAND...: until the command succeeds; fails when it has not by then.
wait_for() {
  tries=$(($1 * 50))
  shift
  until "$@"; do
    tries=$((tries - 1))
    [ "$tries" -gt 0 ] || return 1
    sleep 0.02
  done
}

# A process that has ended stays in the table until it is waited for.
is_running() {
  grep -q '^State:[[:space:]]*[^ZX[:space:]]' "/proc/$1/status" 2>/dev/null
}

# start_server WIDTHxHEIGHT: a server of our own, under a number that it finds itself. It draws its
# pointer on the screen (-retro), so that the pointer is in the pictures.
start_server() {
  rm -f "$work/display" # of a server before
  Xvfb -displayfd 3 -noreset -nolisten tcp -retro -screen 0 "$1x24" -fbdir "$work" \
    3>"$work/display" >"$work/server.log" 2>&1 &
  server=$!
  wait_for 10 test -s "$work/display" || fail "Xvfb did not start: $(cat "$work/server.log")"
  DISPLAY=:$(cat "$work/display")
  export DISPLAY
}

# start_program OPTION...: build/circlepan, or what CIRCLEPAN_BINARY names, on that server, its
# readings in a file; until it is painted.
start_program() {
  screen_now "$work/empty.xwd"
  "${CIRCLEPAN_BINARY:-build/circlepan}" "$@" --output ndjson >"$readings" 2>"$work/program.log" &
  program=$!
  wait_for 10 is_painted || fail "circlepan shows no window. $(cat "$work/program.log")"
  wait_for_stillness
  find_window
  radius=$(sed -n '1s/.*"radius" *: *\([0-9.]*\).*/\1/p' "$readings")
  [ -n "$radius" ] || fail "The first line does not say the radius: $(head -n 1 "$readings")"
}

# Whether the first reading is out and the screen no longer empty. A program that ended has said
# why.
is_painted() {
  if ! is_running "$program"; then
    status=0
    wait "$program" || status=$?
    program=""
    cat "$readings"
    cat "$work/program.log" >&2
    echo "circlepan ended with status $status before it showed a window." >&2
    exit $((status ? status : 1))
  fi
  [ -s "$readings" ] && ! cmp -s "$framebuffer" "$work/empty.xwd"
}

# Where the window is on the screen: left, top, width, height.
find_window() {
  window=$(xdotool search --onlyvisible --class '^CirclePan$' | head -n 1)
  [ -n "$window" ] || fail "There is no window of the class CirclePan."
  geometry=$(xdotool getwindowgeometry --shell "$window")
  left=$(echo "$geometry" | sed -n 's/^X=//p')
  top=$(echo "$geometry" | sed -n 's/^Y=//p')
  width=$(echo "$geometry" | sed -n 's/^WIDTH=//p')
  height=$(echo "$geometry" | sed -n 's/^HEIGHT=//p')
}

# Destroys the window under the program, which has to take that as closed: a clean end, nothing
# said.
close_program() {
  xdotool windowclose "$window"
  wait_for 5 is_not_running "$program" || fail "circlepan did not end with its window."
  process=$program
  program=""
  wait "$process" || fail "circlepan ended with status $?. $(cat "$work/program.log")"
}

is_not_running() { ! is_running "$1"; }

# Whether a reading of that phase is out, at least so many times (once if not said).
has_reported() {
  [ "$(grep -c "\"phase\" *: *\"$1\"" "$readings")" -ge "${2:-1}" ]
}

# move FROM-LENGTH FROM-BEARING TO-LENGTH TO-BEARING [STEPS]: the pointer, in small steps as a hand
# moves it, on the spiral between two places. A length of 1 is the limit circle; bearings are in
# degrees, counter-clockwise from the right.
move() {
  # shellcheck disable=SC2046 # the words are xdotool's commands
  xdotool $(awk -v l0="$1" -v b0="$2" -v l1="$3" -v b1="$4" -v steps="${5:-36}" \
    -v radius="$radius" -v x="$((left + width / 2))" -v y="$((top + height / 2))" 'BEGIN {
      degree = atan2(0, -1) / 180
      for (i = 1; i <= steps; i++) {
        length_now = radius * (l0 + (l1 - l0) * i / steps)
        bearing = degree * (b0 + (b1 - b0) * i / steps)
        printf "mousemove %d %d sleep 0.012 ",
          on_screen(x + length_now * cos(bearing)), on_screen(y - length_now * sin(bearing))
      }
    }
    # To xdotool a number below 0 is an option; the server stops the pointer at its other edges.
    function on_screen(place) { return place < 0 ? 0 : int(place + 0.5) }')
}

# screen_now FILE: the screen as it is.
screen_now() { cp "$framebuffer" "$1"; }

# Until the screen has not changed for a while.
wait_for_stillness() {
  wait_for 10 is_still || fail "The picture does not come to rest."
}

is_still() {
  screen_now "$work/still.xwd"
  sleep 0.15
  cmp -s "$work/still.xwd" "$framebuffer"
}

# save_picture FILE.png [SCREEN.xwd]: the window as it is now, or as it was in that copy of the
# screen.
save_picture() {
  [ $# -gt 1 ] || screen_now "$work/now.xwd"
  Scripts/png "$left" "$top" "$width" "$height" "${2:-$work/now.xwd}" "$1"
}
