import { emptyResults, printCounts, runSuite } from "../runSuite.ts";
import { timedCount } from "../timedCount.ts";
import { missingTool } from "./missingTool.ts";

/**
 * `npm run keycloak`: sign-in at Keycloak, an independent implementation, by both protocols. Needs Java 17 and Maven,
 * so it is no part of `npm test`, which has counterparties of its own for the same.
 */
const missing = missingTool();
if (missing === undefined) {
  emptyResults();
  printCounts([await timedCount(() => runSuite("keycloak"))]);
} else {
  process.stderr.write(`${missing}\n`);
  process.exitCode = 1;
}
