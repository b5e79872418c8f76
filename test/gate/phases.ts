import { RIGHTS } from "./results.ts";
import { foundSuites } from "./foundCases.ts";
import { homeSuite } from "./homeSuite.ts";
import { journeySuite } from "./journeySuite.ts";
import { rightsSuite } from "../rights/rightsSuite.ts";
import type { Phase } from "./runPhases.ts";
import { TAKES_ALL } from "./scope.ts";
import { scriptSuite } from "./scriptSuite.ts";
import type { Suite } from "./Suite.ts";
import { vitestSuite } from "./vitestSuite.ts";

/** Projects of `test/vitest.config.ts` that need no process but their own, besides `unit` and `infra`. */
const COMPUTING = ["architecture", "contract", "statemachines"] as const;
/** Those of them that try thousands of cases. */
const CASES = ["faults", "oracle", "security"] as const;

/** What needs more than Node: `WITH=localstack,verapdf npm test` counts it in. */
export const ADDED = ["localstack", "verapdf", "keycloak"] as const;

export interface Wanted {
  readonly added: readonly (typeof ADDED)[number][];
  /** No browser, no journeys. */
  readonly journeys: boolean;
}

/** The program of `npm run load` with few people and drafts: whether everything arrives once, not how long it takes. */
const SMALL_LOAD = ["--applicants", "8", "--drafts", "10,40"];
/** Those of `infra` that take longest: after the half of `integration` that is over first. */
const LONG_OF_INFRA = ["test/infra/bundles.test.ts", "test/infra/cfnLint.test.ts"] as const;
/** Of the second portal; the first has the port of `startPortal.ts`. */
const SECOND_PORT = "4525";

/** Half of the tests that talk to a portal, which they bring up. */
function integrationSuite(half: 1 | 2): Suite {
  return laneSuite(`integration-${half.toString()}`, {
    projects: ["integration"],
    words: [`--shard=${half.toString()}/2`],
    ...(half === 2 && { environment: { INTEGRATION_PORT: SECOND_PORT } }),
  });
}

/** They bring up portals of their own. */
const wideSuites = (): readonly Suite[] => [
  laneSuite("recipes", { projects: ["recipes"] }),
  scriptSuite("load", SMALL_LOAD),
];

/** One worker for each lane, however many processors there are. */
const laneSuite = (name: string, options: Parameters<typeof vitestSuite>[1]): Suite =>
  vitestSuite(name, { ...options, workers: 1 });

/** The phases of a run, what is quickest to fail first: check, LocalStack and browsers are never together. */
export function phasesOf({ added, journeys }: Wanted): readonly Phase[] {
  const withIt = (name: (typeof ADDED)[number], suite: Suite): readonly Suite[] =>
    added.includes(name) ? [suite] : [];
  const phases: readonly Phase[] = [
    {
      name: "check",
      lanes: [
        [
          scriptSuite("check"),
          ...withIt("verapdf", scriptSuite("verapdf")),
          laneSuite("computing", { projects: COMPUTING }),
        ],
        // It takes as long as the other lane together.
        [laneSuite("unit", { projects: ["unit"] })],
      ],
    },
    {
      name: "sockets",
      lanes: [
        [
          integrationSuite(1),
          laneSuite("infra-1", { projects: ["infra"], files: LONG_OF_INFRA }),
          ...withIt("keycloak", laneSuite("keycloak", { projects: ["keycloak"] })),
        ],
        [integrationSuite(2)],
        [
          laneSuite("counterparties", { projects: ["counterparties"] }),
          ...withIt("localstack", homeSuite()),
          // No sockets, but portals wait so often that it computes beside them for nothing.
          laneSuite("infra-2", {
            projects: ["infra"],
            words: LONG_OF_INFRA.map((file) => `--exclude=${file}`),
          }),
        ],
      ],
    },
    {
      name: "journeys",
      lanes: journeys ? [[journeySuite("journeys", { projects: ["screens", "journeys"] })]] : [],
    },
    {
      // Journeys that run one by one leave a processor to what only computes.
      name: "mishaps",
      lanes: [
        [
          ...(journeys ? [journeySuite("mishaps", { projects: ["mishaps"], workers: 1 })] : []),
          ...(TAKES_ALL ? wideSuites() : []),
        ],
        [laneSuite("cases", { projects: CASES }), ...foundSuites()],
      ],
    },
    { name: "rights", lanes: journeys ? [[rightsSuite(RIGHTS)]] : [] },
  ];
  return phases
    .map(({ name, lanes }) => ({ name, lanes: lanes.filter((suites) => suites.length > 0) }))
    .filter(({ lanes }) => lanes.length > 0);
}
