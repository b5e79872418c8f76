import { defineConfig } from "vitest/config";

const ROOT = new URL("..", import.meta.url).pathname;

const suite = (name: string, include: readonly string[]): object => ({
  extends: true,
  test: { name, include: [...include] },
});

/** Tests of processes that talk to each other. */
const OVER_SOCKETS = {
  fileParallelism: false,
  // Several processes share two cores here: what is too slow once is told apart from what is wrong, and told of at the
  // end of the run. What is generated anew by every run is never repeated.
  retry: 1,
  // On LocalStack, deliveries are looked at in real time.
  testTimeout: 300_000,
  hookTimeout: 180_000,
};

/** One project per suite; `test/runAll.ts` runs them all and the journeys after them. */
export default defineConfig({
  root: ROOT,
  test: {
    expect: { requireAssertions: true },
    // Files of a suite share what they load, which is a third of the time of all. So nothing may be left behind: no test
    // replaces a module (a lint rule; the suite of security does it once for all its files), and stubs and spies end with
    // each test.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    globalSetup: ["test/ownTemporaryFolder.ts"],
    // What is generated anew computes for up to half a minute on a processor of its own, and seldom has one.
    testTimeout: 240_000,
    // A portal on LocalStack takes a while to end.
    teardownTimeout: 60_000,
    projects: [
      suite("unit", ["functions/**/*.test.ts", "frontend/**/*.test.{ts,tsx}", "infra/**/*.test.ts"]),
      suite("architecture", ["test/architecture/**/*.test.ts"]),
      {
        extends: true,
        // German time on both sides: the oracle takes the time zone of the machine.
        test: { name: "oracle", include: ["test/oracle/**/*.test.ts"], env: { TZ: "Europe/Berlin" } },
      },
      suite("contract", ["test/contract/**/*.test.ts"]),
      suite("infra", ["test/infra/**/*.test.ts"]),
      suite("statemachines", ["test/statemachines/**/*.test.ts"]),
      suite("faults", ["test/faults/**/*.test.ts"]),
      {
        extends: true,
        test: {
          name: "security",
          include: ["test/security/**/*.test.ts"],
          setupFiles: ["test/security/portal.setup.ts"],
          env: { PORTAL_VERSION: "1.0.0", PORTAL_COMMIT: "0000000" },
        },
      },
      {
        extends: true,
        test: {
          ...OVER_SOCKETS,
          name: "integration",
          include: ["test/integration/portal/**/*.test.ts"],
          globalSetup: ["test/integration/startPortal.ts"],
        },
      },
      {
        extends: true,
        test: {
          ...OVER_SOCKETS,
          name: "counterparties",
          include: ["test/integration/*/**/*.test.ts"],
          exclude: ["test/integration/portal/**"],
        },
      },
    ],
  },
});
