# The front door. The build itself is meson.build; scripts/build knows the build folders.

.PHONY: play build test bench check-long fmt clean

play: build
	@scripts/play

build:
	@scripts/deps play
	@scripts/build release

test:
	@scripts/deps test
	@scripts/test

bench:
	@scripts/deps bench
	@scripts/build release
	@scripts/bench

check-long:
	@scripts/deps test
	@scripts/check-long

fmt:
	@scripts/deps test
	@tools/check_format --fix

clean:
	rm -rf build build-test build-clang build-asan build-cov build-wasm web/dist
