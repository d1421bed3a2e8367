# The front door. The build itself is meson.build; scripts/build knows the build folders.

.PHONY: play build test bench check-long fmt clean

# the page and its server; the game in the terminal is `build/thorp play`
play: build
	@scripts/web
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
	@scripts/web
	@scripts/web-test bench

check-long:
	@scripts/deps test
	@scripts/check-long

fmt:
	@scripts/deps test
	@tools/check_format --fix

clean:
	rm -rf build build-test build-clang build-asan build-tsan build-cov build-wasm build-node web/dist web/test-results web/tests/shots web/node_modules web/src/local/engine.wasm web/src/lib/contract.gen.ts
