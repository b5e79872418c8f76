import { runOnLocalStack } from "./runOnLocalStack.ts";
import { emptyResults, printCounts, reportOf } from "./runSuite.ts";
import { reportLocalStackTimes } from "./reportLocalStackTimes.ts";
import { timedCount } from "./timedCount.ts";

emptyResults();
const count = await timedCount(runOnLocalStack);
reportLocalStackTimes(count, reportOf(count.suite));
printCounts([count]);
