import { statistics } from "../runtime/ports/statistics.ts";
import { submissions } from "../runtime/ports/submissions.ts";
import { clock } from "../runtime/ports/system.ts";
import { createScheduleHandler } from "../runtime/schedule/createScheduleHandler.ts";
import { makeStatistics } from "../usecases/statistics/makeStatistics.ts";

const ports = { statistics: statistics(), submissions: submissions(), clock };

export const handler = createScheduleHandler("makeStatistics", () => makeStatistics(ports));
