import { statistics } from "#runtime/wiring/operation.ts";
import { submissions } from "#runtime/wiring/sending.ts";
import { clock } from "#runtime/wiring/system.ts";
import { createScheduleHandler } from "#runtime/schedule/createScheduleHandler.ts";
import { makeStatistics } from "#usecases/operation/makeStatistics.ts";

const ports = { statistics: statistics(), submissions: submissions(), clock };

export const handler = createScheduleHandler("makeStatistics", () => makeStatistics(ports));
