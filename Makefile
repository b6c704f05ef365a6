# circlepan's few commands. `make help` lists them.

PREFIX = /usr/local
DESTDIR =
# Options passed on by `make run`, as in: make run ARGS="--radius 90"
ARGS =
# How long `make fuzz` runs each fuzzer.
FUZZ_SECONDS = 60

# Where each file goes, once for both install and uninstall.
PROGRAM_FILE = $(DESTDIR)$(PREFIX)/bin/circlepan
DESKTOP_FILE = $(DESTDIR)$(PREFIX)/share/applications/circlepan.desktop
ICON_FILE = $(DESTDIR)$(PREFIX)/share/icons/hicolor/scalable/apps/circlepan.svg
LICENSE_FILE = $(DESTDIR)$(PREFIX)/share/doc/circlepan/LICENSE

SWIFT_CODE = Package.swift Sources Tests Examples Fuzz Benchmarks
SHELL_SCRIPTS = Scripts/bench Scripts/build Scripts/coverage Scripts/demo Scripts/docs Scripts/fuzz \
	Scripts/install-packages Scripts/picture Scripts/private-display.sh Scripts/run

.DEFAULT_GOAL = help
.PHONY: help build run test test-sanitized coverage fuzz fuzz-keep bench lint format docs picture deps install uninstall clean

help: ## print this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | \
		while IFS='|' read -r command what; do printf '%-19s %s\n' "$$command" "$$what"; done

build: ## build the small optimised program, build/circlepan
	@Scripts/install-packages build
	@Scripts/build

run: build ## build and run; make run ARGS="--radius 90" passes options on
	@Scripts/run $(ARGS)

test: build ## build and run every test, those on a private X server included
	@Scripts/install-packages test
	swift build --build-tests
	CIRCLEPAN_BINARY="$(CURDIR)/build/circlepan" swift test --skip-build

test-sanitized: ## run the tests that need no program and no X server under the address sanitizer
	@Scripts/install-packages build
	swift test --scratch-path .build/sanitized --sanitize address --disable-xctest \
		--filter 'PanEngineTests|XlibBridgeTests'

coverage: ## show which lines of PanEngine its tests run
	@Scripts/install-packages build
	@Scripts/coverage

fuzz: ## look for inputs that break a promise; make fuzz FUZZ_SECONDS=300 takes longer
	@Scripts/install-packages build
	@Scripts/fuzz $(FUZZ_SECONDS)

fuzz-keep: ## keep the shortest of the inputs that fuzzing has come across, in Fuzz/Corpus
	@Scripts/install-packages build
	@Scripts/fuzz keep

bench: ## measure a move of a drag next to C, its allocations, and hit tests in large trees
	@Scripts/install-packages build
	@Scripts/bench

lint: ## check the format of the Swift code and the syntax of the scripts
	@Scripts/install-packages toolchain
	swift format lint --strict --recursive $(SWIFT_CODE)
	for script in $(SHELL_SCRIPTS); do sh -n "$$script" || exit 1; done
	bash -n .ci/run
	if command -v shellcheck >/dev/null; then shellcheck -x $(SHELL_SCRIPTS) .ci/run; fi

format: ## format the Swift code in place
	@Scripts/install-packages toolchain
	swift format --in-place --recursive $(SWIFT_CODE)

docs: ## build the documentation of the libraries, .build/docs
	@Scripts/install-packages build
	@Scripts/docs

picture: build ## make the README's pictures anew, from the running program
	@Scripts/install-packages picture
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
