import { homeSuite } from "./homeSuite.ts";
import { printRun } from "./printRun.ts";
import { emptyResults } from "./results.ts";
import { runPhases } from "./runPhases.ts";

emptyResults();
const phase = { name: "localstack", lanes: [[homeSuite({ whole: true })]] };
printRun(await runPhases([phase], { whateverHappens: true }));
