# circlepan's few commands. `make help` lists them.

PREFIX = /usr/local
DESTDIR =
# Options passed on by `make run`, as in: make run ARGS="--radius 90"
ARGS =
# How long `make fuzz` runs each fuzzer.
FUZZ_SECONDS = 60
# How many events `make monkey` makes for each policy, from which seed (none: any), and what watches
# the program meanwhile: nothing, address or valgrind.
EVENTS = 100000
SEED =
SANITIZER =
# How long `make soak` drags.
MINUTES = 60
# How many rounds `make bench` measures the program for.
ROUNDS = 5

SWIFT_CODE = Package.swift Sources Tests Examples Fuzz Benchmarks
SHELL_SCRIPTS = Examples/EmbeddedDrag/build Scripts/bench Scripts/build Scripts/check-files \
	Scripts/coverage Scripts/deb Scripts/demo Scripts/describe Scripts/docs Scripts/fuzz Scripts/install-files \
	Scripts/install-packages Scripts/managers Scripts/monkey Scripts/picture \
	Scripts/image-magick.sh Scripts/private-display.sh Scripts/run Scripts/servers Scripts/try-deb

.DEFAULT_GOAL = help
.PHONY: help build run try test test-sanitized coverage fuzz fuzz-keep monkey soak bench managers servers lint format docs picture icons deps check-files install uninstall deb try-deb clean

help: ## print this list
	@sed -n 's/^\([a-z-]*\):.*## \(.*\)/make \1|\2/p' Makefile | \
		while IFS='|' read -r command what; do printf '%-19s %s\n' "$$command" "$$what"; done

build: ## build the small optimised program, build/circlepan
	@Scripts/install-packages build
	@Scripts/build

run: build ## build and run; make run ARGS="--radius 90" passes options on
	@Scripts/run $(ARGS)

try: ## build quickly, not optimised, and run: to see a change; ARGS as with make run
	@Scripts/install-packages build
	@swift build --product circlepan >&2
	@CIRCLEPAN_BINARY=.build/debug/circlepan Scripts/run $(ARGS)

test: build ## build and run every test, those on a private X server included
	@Scripts/install-packages test fuzz files deb
	Scripts/check-files
	Scripts/fuzz 3
	Scripts/bench check
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
	@Scripts/install-packages build fuzz
	@Scripts/fuzz $(FUZZ_SECONDS)

fuzz-keep: ## keep the shortest of the inputs that fuzzing has come across, in Fuzz/Corpus
	@Scripts/install-packages build fuzz
	@Scripts/fuzz keep

monkey: build ## let random real events happen; with EVENTS=, SEED=, SANITIZER=address or valgrind
	@Scripts/install-packages test monkey
	@Scripts/monkey "$(EVENTS)" "$(SEED)" "$(SANITIZER)"

soak: build ## drag at 500 Hz for an hour, or MINUTES=, and watch memory, stops and lags
	@Scripts/install-packages test
	CIRCLEPAN_SOAK_MINUTES="$(MINUTES)" CIRCLEPAN_BINARY="$(CURDIR)/build/circlepan" \
		swift test --filter SoakTests

bench: build ## measure the engine and the program beside C; make bench ROUNDS=10 takes longer
	@Scripts/install-packages build bench
	@Scripts/bench $(ROUNDS)

managers: build ## try the program under openbox, i3, twm, xfwm4 and no window manager
	@Scripts/install-packages managers
	@Scripts/managers

lint: ## check the format of the Swift code and the syntax of the scripts
	@Scripts/install-packages toolchain
	swift format lint --strict --recursive $(SWIFT_CODE)
	perl -c Scripts/png
	if python3 -c 'import ast' 2>/dev/null; then for script in Examples/Adapters/*.py; do \
		python3 -c 'import ast, sys; ast.parse(open(sys.argv[1]).read())' "$$script" || exit 1; done; fi
	for script in $(SHELL_SCRIPTS); do sh -n "$$script" || exit 1; done
	bash -n .ci/run
	if shellcheck --version 2>/dev/null | grep -q ShellCheck; then shellcheck -x $(SHELL_SCRIPTS) .ci/run; fi

format: ## format the Swift code in place
	@Scripts/install-packages toolchain
	swift format --in-place --recursive $(SWIFT_CODE)

docs: ## build the documentation of the libraries, .build/docs
	@Scripts/install-packages build
	@Scripts/docs

picture: build ## make the README's pictures anew, from the running program
	@Scripts/install-packages picture
	@Scripts/picture

servers: build ## run the main drag on Xvfb, Xorg, Xvnc and Xwayland; a matrix and pictures
	@Scripts/install-packages test servers
	swift build --build-tests
	@Scripts/servers

icons: ## make the PNG icons anew from the SVG
	@Scripts/install-packages icons
	for size in 16 32 48 64 128; do \
		rsvg-convert -w $$size -h $$size Resources/circlepan.svg -o Resources/icons/$$size.png || exit 1; \
	done

deps: ## install the packages that building, testing and the demo need, and nothing else
	@Scripts/install-packages build test fuzz files deb demo

# Only where it is missing: `sudo make install` should not build as root.
build/circlepan build/share/circlepan.1:
	@$(MAKE) --no-print-directory build

install: build/circlepan build/share/circlepan.1 ## install under PREFIX (/usr/local), below DESTDIR
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install-files install

uninstall: ## remove what install put there; with the same PREFIX and DESTDIR
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install-files uninstall

check-files: build ## check the manual page, completions, desktop files, installing, and the package
	@Scripts/install-packages build files
	@Scripts/check-files

deb: build ## make a Debian package, build/circlepan_VERSION_ARCH.deb
	@Scripts/install-packages build deb
	@Scripts/deb

try-deb: deb ## install, run, upgrade and purge the package in a Debian of its own (as root)
	@Scripts/install-packages try-deb
	@Scripts/try-deb

clean: ## remove everything that was built
	rm -rf .build build
