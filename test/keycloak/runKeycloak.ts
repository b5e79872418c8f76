import { printRun } from "../gate/printRun.ts";
import { emptyResults } from "../gate/results.ts";
import { runPhases } from "../gate/runPhases.ts";
import { vitestSuite } from "../gate/vitestSuite.ts";
import { missingTool } from "./missingTool.ts";

/**
 * `npm run keycloak`: sign-in at Keycloak, an independent implementation, by both protocols. Needs Java 17 and Maven,
 * so it is no part of `npm test`, which has counterparties of its own for the same.
 */
const missing = missingTool();
if (missing === undefined) {
  emptyResults();
  const suite = vitestSuite("keycloak", { projects: ["keycloak"] });
  printRun(await runPhases([{ name: "keycloak", lanes: [[suite]] }], { whateverHappens: true }));
} else {
  process.stderr.write(`${missing}\n`);
  process.exitCode = 1;
}
