# Overscroll. `make` without a target lists the targets.

PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=
# The release binary contains Swift's standard library, so that it runs without a toolchain. No program loads it as a
# library, so it exports nothing, and the linker drops unused code. Debug information would be stripped on installing.
RELEASE ?= --configuration release --disable-index-store -debug-info-format none --static-swift-stdlib \
  -Xlinker --no-export-dynamic -Xlinker -L$(ARCHIVES) $(PACKED)
# A folder with only the static C++ library, so that the few functions that Swift's runtime uses are linked in.
ARCHIVES := .build/archives
# From 2.36 on glibc supports packed relocations, which save a megabyte on disk and in memory. Merging identical functions
# saves another quarter of a megabyte. Nothing unwinds the stack, so the tables for it, 2.6 megabytes, are left out.
PACKED  := $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '$$1 == "glibc" && $$2 >= 2.36 { \
  print "-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --icf=all -Xlinker --no-eh-frame-hdr -Xlinker -TPackaging/no-unwinding.ld" }')

compile = swift build $(RELEASE) --explicit-target-dependency-import-check error

binary = "$$(swift build $(RELEASE) --show-bin-path)/overscroll"

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help toolchain run build check test test-all test-desktops load packages test-packages desktop-packages package-packages picture-packages soak fuzz sanitize coverage mutants lint format screenshots bench docs figures api c-library aarch64 web test-bindings install uninstall deb dist clean

help: ## list the targets
	@echo "make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z][a-z0-9 -]*\):.*## /  \1|/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

packages:
	@Scripts/set-up build

test-packages:
	@Scripts/set-up build check test

desktop-packages:
	@Scripts/set-up build check test desktops

# The build for release, which comes next, begins while apt installs.
run test-all: export EARLY_BUILD = $(compile)

package-packages:
	@Scripts/set-up build package

run: packages build ## install missing packages, build for release, open the window (ARGS="drawer --theme light")
	@$(binary) $(ARGS)

toolchain:
	@command -v swift >/dev/null || { echo "No Swift toolchain on the PATH: get Swift 6.1 or later from https://www.swift.org/install/linux/" >&2; exit 1; }

build: toolchain ## build the app for release
	@echo "Building overscroll for release"
	@mkdir -p $(ARCHIVES); ln -sf "$$(clang -print-file-name=libstdc++.a)" $(ARCHIVES)/ || true
	@$(compile) --product overscroll

check: ## check the format and the module walls, run the tests without windows and storms that a change can break
	@Scripts/set-up --ask build check
	@Scripts/run-tests --quick

# Windows are tested with the program that is built beside the tests: as fast as the released one, with assertions.
test: test-packages toolchain ## install missing packages, run all tests of the libraries and of the app
	@Scripts/run-tests

test-all: desktop-packages build ## the same with the program that people get, and check examples, documentation, bindings, GNOME and KDE
	@OVERSCROLL_BINARY=$(binary) Scripts/run-tests --all

test-desktops: desktop-packages build ## try the app on GNOME's and KDE's compositors (CHECKS="mutter --check drag")
	@OVERSCROLL_BINARY=$(binary) Tests/Scripts/test-desktops $(CHECKS)

load: build ## run the tests in windows forty times, on an idle machine and on busy ones, after `make test` (RUNS)
	@OVERSCROLL_BINARY=$(binary) Tests/Scripts/try-load

soak: toolchain ## send ten million random events to the demos (SEED=… DEMO=… for one demo, REPLAY=FILE for a saved storm)
	@$(if $(REPLAY),STORM_REPLAY="$(abspath $(REPLAY))") STORM_EVENTS=$${STORM_EVENTS:-10000000} Scripts/optimized-tests test --no-parallel --filter Storm

fuzz: toolchain ## fuzz each file reader for FUZZ_SECONDS (300)
	@Fuzz/run

sanitize: test-packages ## run all tests under the sanitizers, with real windows, and search for leaks (SANITIZE, PLAY_SECONDS)
	@Tests/Scripts/sanitize

coverage: toolchain ## print the share of the libraries that their tests run; fails below 98 %
	@Tests/Scripts/coverage

mutants: toolchain ## change each constant and comparison of the physics; fails if no test notices (half an hour; DRAWN=200 SEED=1: slips in the rest)
	@Tests/Scripts/mutate$(if $(DRAWN),-drawn $(DRAWN) $(if $(SEED),--seed $(SEED)))

lint: toolchain ## check the format of the source and the walls between the modules
	@Scripts/check-walls
	@swift format lint --strict --recursive Package.swift Sources Tests Tools

format: toolchain ## format the source in place
	@swift format --in-place --recursive Package.swift Sources Tests Tools

picture-packages:
	@Scripts/set-up build pictures

screenshots: picture-packages build ## draw the README's pictures
	@Documentation/Scripts/screenshots $(binary)

bench: ## measure the physics and the frame loop
	@RELEASE="$(RELEASE)" Benchmarks/Scripts/bench $(binary)

docs: ## build the libraries' documentation; fails on a public declaration without a comment
	@Documentation/Scripts/docs

figures: ## redraw the documentation's figures: the platforms, and GTK's and Chromium's own scrolling beside ours
	@Benchmarks/Scripts/figures

api: ## list the libraries' public declarations added and removed since the last release
	@Tests/Scripts/check-api

c-library web aarch64 test-bindings: toolchain ## build or test the bindings (Bindings/README.md)
	@$(MAKE) --no-print-directory -C Bindings $@

install: build c-library web ## install to PREFIX (/usr/local), below DESTDIR
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Packaging/Scripts/install $(binary)

uninstall: ## remove the installed files
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Packaging/Scripts/install --remove

deb: package-packages build c-library web ## make the Debian packages in .build
	@Packaging/Scripts/deb $(binary)

dist: build c-library ## make archives of the app and of liboverscroll, for machines without Swift, and try them
	@Packaging/Scripts/dist $(binary)
	@Packaging/Scripts/dist --try

clean: ## remove all builds
	@rm -rf .build .build-* Fuzz/.build
