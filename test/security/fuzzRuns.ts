import { TAKES_ALL } from "../gate/scope.ts";

/**
 * How many mutated messages a suite takes: some on every run, many with `npm run test:all`, any number
 * with `FUZZ_RUNS`.
 */
export const FUZZ_RUNS = Number(process.env["FUZZ_RUNS"] ?? (TAKES_ALL ? 50_000 : 300));
export const FUZZ_TIMEOUT_MILLISECONDS = FUZZ_RUNS * 60 + 600_000;
