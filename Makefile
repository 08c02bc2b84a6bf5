# Overscroll. `make` alone lists what there is to make.

PREFIX  ?= /usr/local
DESTDIR ?=
ARGS    ?=
# The release binary carries Swift's standard library, so that it runs where there is no toolchain. Nobody loads it as a
# library: it exports nothing, so that the linker drops what is not used.
RELEASE ?= --configuration release --static-swift-stdlib -Xlinker --no-export-dynamic -Xlinker -L$(ARCHIVES) $(PACKED)
# Where the C++ library of Swift's runtime lies as an archive only: then its few functions in use come along, too.
ARCHIVES := .build/archives
# From 2.36 on glibc knows packed relocations: a megabyte less to install, and in memory. Functions that came out the same
# are kept once: a quarter of one less.
PACKED  := $(shell getconf GNU_LIBC_VERSION 2>/dev/null | awk '$$1 == "glibc" && $$2 >= 2.36 { \
  print "-Xswiftc -use-ld=lld -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --icf=all" }')

binary = "$$(swift build $(RELEASE) --show-bin-path)/overscroll"

.DEFAULT_GOAL := help
.NOTPARALLEL:
.PHONY: help toolchain run build check test packages test-packages package-packages picture-packages web-packages soak fuzz kills sanitize coverage mutants lint format screenshots bench docs figures api c-library web test-bindings install uninstall deb clean

help: ## list the targets
	@echo "make TARGET, where TARGET is one of:"
	@sed -n 's/^\([a-z-]*\):.*## /  \1|/p' Makefile | awk -F'|' '{ printf "%-14s %s\n", $$1, $$2 }'

packages:
	@Scripts/set-up build

test-packages:
	@Scripts/set-up build test

package-packages:
	@Scripts/set-up build package

run: packages build ## install what is missing, build for release, open the window (ARGS="drawer --theme light")
	@$(binary) $(ARGS)

toolchain:
	@command -v swift >/dev/null || { echo "No Swift toolchain on the PATH: get Swift 6.1 or later from https://www.swift.org/install/linux/" >&2; exit 1; }

build: toolchain ## build the app for release
	@echo "Building overscroll for release"
	@mkdir -p $(ARCHIVES); ln -sf "$$(clang -print-file-name=libstdc++.a)" $(ARCHIVES)/ || true
	@swift build $(RELEASE) --explicit-target-dependency-import-check error --product overscroll

check: packages ## the short form for every day: the format, the walls, every test without a window or a storm
	@Scripts/run-tests --quick

test: test-packages build ## install what is missing, run every test there is
	@OVERSCROLL_BINARY=$(binary) Scripts/run-tests

soak: toolchain ## raise a storm of ten million random events against the demos (SEED=… DEMO=… for one, REPLAY=FILE for one kept)
	@$(if $(REPLAY),STORM_REPLAY="$(abspath $(REPLAY))") STORM_ALONE=1 STORM_EVENTS=$${STORM_EVENTS:-10000000} Scripts/optimized-tests test --no-parallel --filter Storm

fuzz: toolchain ## try broken files on every reader for FUZZ_SECONDS (300) each
	@Scripts/fuzz

kills: test-packages build ## end two windows by kill -9 at random moments: no setting, preset or trace is lost (KILL_SECONDS, SEED)
	@Scripts/optimized-tests build
	@KILL_SECONDS=$${KILL_SECONDS:-1200} OVERSCROLL_BINARY=$(binary) Scripts/optimized-tests test --skip-build --filter KillTests

sanitize: test-packages ## every test under the sanitizers, real windows too, and a search for leaks (SANITIZE, PLAY_SECONDS)
	@Scripts/sanitize

coverage: toolchain ## print what share of the libraries their own tests run: 98 % at least
	@Scripts/coverage

mutants: toolchain ## change each constant and comparison of the physics: a test must notice (half an hour)
	@Scripts/mutate

lint: toolchain ## check the format of the source, and the walls between the modules
	@Scripts/check-walls
	@swift format lint --strict --recursive Package.swift Sources Tests

format: toolchain ## format the source in place
	@swift format --in-place --recursive Package.swift Sources Tests

web-packages:
	@Scripts/set-up web

picture-packages:
	@Scripts/set-up build pictures

screenshots: picture-packages build ## draw the pictures of the README
	@Scripts/screenshots $(binary)

bench: ## measure the physics and the frame loop
	@RELEASE="$(RELEASE)" Scripts/bench $(binary)

docs: ## build the libraries' documentation; fails on a public declaration without a comment
	@Scripts/docs

figures: ## draw the documentation's figures anew: the platforms, and GTK's and Chromium's own scrolling beside ours
	@Scripts/figures

api: ## what of the libraries' interface is new or gone since the last release
	@Scripts/check-api

c-library: toolchain ## build liboverscroll, for programs in C and Python, into .build/c
	@Scripts/build-c-library

web: web-packages ## install what is missing, build the page and the module for browsers into .build/web
	@Scripts/build-c-library --web

test-bindings: toolchain ## install what is missing, and drive what is in Bindings: C, Python, GTK 4, a browser
	@Scripts/test-bindings --all

install: build c-library ## install to PREFIX (/usr/local), below DESTDIR
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install $(binary)

uninstall: ## remove what install put there
	@PREFIX="$(PREFIX)" DESTDIR="$(DESTDIR)" Scripts/install --remove

deb: package-packages build c-library ## make the Debian packages in .build
	@Scripts/deb $(binary)

clean: ## remove what was built
	@rm -rf .build .build-* Fuzz/.build
