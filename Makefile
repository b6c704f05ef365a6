# circlepan's few commands. `make help` lists them.

PREFIX = /usr/local
DESTDIR =
# Options passed on by `make run`, as in: make run ARGS="--radius 90"
ARGS =

# Where each file goes, once for both install and uninstall.
PROGRAM_FILE = $(DESTDIR)$(PREFIX)/bin/circlepan
DESKTOP_FILE = $(DESTDIR)$(PREFIX)/share/applications/circlepan.desktop
ICON_FILE = $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/circlepan.svg
LICENSE_FILE = $(DESTDIR)$(PREFIX)/share/doc/circlepan/LICENSE

SWIFT_CODE = Package.swift Sources Tests Examples
SHELL_SCRIPTS = Scripts/build Scripts/demo Scripts/install-packages Scripts/picture \
	Scripts/private-display.sh Scripts/run

.DEFAULT_GOAL = help
.PHONY: help build run test lint format picture deps install uninstall clean

help: ## print this list
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1|\2/p' Makefile | \
		while IFS='|' read -r command what; do printf '%-15s %s\n' "$$command" "$$what"; done

build: ## build the small optimised program, build/circlepan
	@Scripts/install-packages build
	@Scripts/build

run: build ## build and run; make run ARGS="--radius 90" passes options on
	@Scripts/run $(ARGS)

test: build ## build and run every test, those on a private X server included
	@Scripts/install-packages test
	swift build --build-tests
	CIRCLEPAN_BINARY="$(CURDIR)/build/circlepan" swift test --skip-build

lint: ## check the format of the Swift code and the syntax of the scripts
	@Scripts/install-packages toolchain
	swift format lint --strict --recursive $(SWIFT_CODE)
	for script in $(SHELL_SCRIPTS); do sh -n "$$script" || exit 1; done
	bash -n .ci/run
	if command -v shellcheck >/dev/null; then shellcheck -x $(SHELL_SCRIPTS) .ci/run; fi

format: ## format the Swift code in place
	@Scripts/install-packages toolchain
	swift format --in-place --recursive $(SWIFT_CODE)

picture: build ## make the README's pictures anew, from the running program
	@Scripts/install-packages demo
	@Scripts/picture

deps: ## install the packages that building, testing and the demo need, and nothing else
	@Scripts/install-packages build test demo

# Only where it is missing: `sudo make install` should not build as root.
build/circlepan:
	@$(MAKE) --no-print-directory build

install: build/circlepan ## install under PREFIX (/usr/local), below DESTDIR
	install -D -m 755 build/circlepan "$(PROGRAM_FILE)"
	install -D -m 644 Resources/circlepan.desktop "$(DESKTOP_FILE)"
	install -D -m 644 Resources/circlepan.svg "$(ICON_FILE)"
	install -D -m 644 LICENSE "$(LICENSE_FILE)"

uninstall: ## remove what install put there; with the same PREFIX and DESTDIR
	rm -f "$(PROGRAM_FILE)" "$(DESKTOP_FILE)" "$(ICON_FILE)" "$(LICENSE_FILE)"
	@rmdir "$(DESTDIR)$(PREFIX)/share/doc/circlepan" 2>/dev/null || true

clean: ## remove everything that was built
	rm -rf .build build
