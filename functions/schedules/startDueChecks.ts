import { submissions, delivery } from "#runtime/wiring/sending.ts";
import { clock } from "#runtime/wiring/system.ts";
import { createScheduleHandler } from "#runtime/schedule/createScheduleHandler.ts";
import { startDueChecks } from "#usecases/sending/delivery/startDueChecks.ts";

const ports = { submissions: submissions(), delivery: delivery(), clock };

export const handler = createScheduleHandler("startDueChecks", (log) => startDueChecks({ ...ports, log }));
