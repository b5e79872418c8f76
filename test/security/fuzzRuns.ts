/**
 * How many mutated messages a suite takes: some on every run, many with `EVERY_VARIANT` (`npm run test:all`), any number
 * with `FUZZ_RUNS`.
 */
export const FUZZ_RUNS = Number(
  process.env["FUZZ_RUNS"] ?? (process.env["EVERY_VARIANT"] === undefined ? 1000 : 50_000),
);
export const FUZZ_TIMEOUT_MILLISECONDS = FUZZ_RUNS * 60 + 600_000;
export const FUZZ_SEED = 20261121;
