import { runOnLocalStack } from "./runOnLocalStack.ts";
import { emptyResults, printCounts } from "./runSuite.ts";

emptyResults();
printCounts([await runOnLocalStack()]);
