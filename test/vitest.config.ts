import { defineConfig } from "vitest/config";
import { virtualConstants } from "#build/plugins/virtualModules.ts";
import demo from "#infra/states/demo/settings.json" with { type: "json" };
import { EVENT_MILLISECONDS, LAPTOP_PATIENCE, TEST_MILLISECONDS } from "./gate/BOUNDS.ts";
import { NOT_IN_THIS_RUN } from "./gate/WIDE.ts";
import { takePublishedKeys } from "./publishedKeys.ts";

takePublishedKeys();

const ROOT = new URL("..", import.meta.url).pathname;

/** What the build gives to the components of the browser; what they say in words needs no styles. */
const WITHOUT_BUILD = [
  virtualConstants({
    "virtual:portal-settings": { portalSettings: demo.portal },
    "virtual:further-languages": { furtherTexts: {} },
  }),
  {
    name: "without-styles",
    resolveId: (id: string) => (/^virtual:.*\.css$/.test(id) ? "\0styles" : null),
    load: (id: string) => (id === "\0styles" ? "" : null),
  },
];

const suite = (name: string, include: readonly string[]): object => ({
  extends: true,
  test: { name, include: [...include] },
});

/** Tests of processes that talk to each other. */
const OVER_SOCKETS = {
  fileParallelism: false,
  // Before or after those that run side by side: Vitest refuses both at once.
  sequence: { groupOrder: 1 },
  env: { LAPTOP_PATIENCE },
  setupFiles: ["test/patientSignals.ts"],
};

/** One project per suite; `test/gate/runTests.ts` runs them all and the journeys after them. */
export default defineConfig({
  root: ROOT,
  test: {
    expect: { requireAssertions: true, poll: { timeout: EVENT_MILLISECONDS } },
    // Files of a suite share what they load, which is a third of the time of all. So nothing may be left behind: no test
    // replaces a module (a lint rule; the suite of security does it once for all its files), and stubs and spies end with
    // each test.
    isolate: false,
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    exclude: [...NOT_IN_THIS_RUN],
    globalSetup: ["test/ownTemporaryFolder.ts"],
    setupFiles: ["test/fixedSeed.ts"],
    // A timing is never asserted: this ends what hangs. No test has a shorter time of its own, because keys and generated
    // cases compute for minutes where a whole run shares two processors (test/architecture/waitingTimes.test.ts).
    testTimeout: TEST_MILLISECONDS,
    hookTimeout: TEST_MILLISECONDS,
    // A portal on LocalStack takes a while to end.
    teardownTimeout: EVENT_MILLISECONDS,
    projects: [
      {
        extends: true,
        plugins: WITHOUT_BUILD,
        test: {
          name: "unit",
          include: ["functions/**/*.test.ts", "frontend/**/*.test.{ts,tsx}", "infra/**/*.test.ts"],
          setupFiles: ["test/endStubs.ts"],
        },
      },
      suite("architecture", ["test/{architecture,rights}/**/*.test.ts"]),
      suite("recipes", ["test/recipes/**/*.test.ts"]),
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
      {
        extends: true,
        test: {
          ...OVER_SOCKETS,
          name: "keycloak",
          include: ["test/keycloak/**/*.test.ts"],
          globalSetup: ["test/keycloak/startTogether.ts"],
        },
      },
    ],
  },
});
