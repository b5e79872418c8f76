import { runOnLocalStack } from "./runOnLocalStack.ts";
import { emptyResults, printCounts, reportOf } from "./runSuite.ts";
import { tellLocalStackTimes } from "./tellLocalStackTimes.ts";
import { timedCount } from "./timedCount.ts";

emptyResults();
const count = await timedCount(runOnLocalStack);
tellLocalStackTimes(count, reportOf(count.suite));
printCounts([count]);
