import { submissions } from "../runtime/ports/submissions.ts";
import { clock } from "../runtime/ports/system.ts";
import { delivery } from "../runtime/ports/workflows.ts";
import { createScheduleHandler } from "../runtime/schedule/createScheduleHandler.ts";
import { startDueChecks } from "../usecases/delivery/startDueChecks.ts";

const ports = { submissions: submissions(), delivery: delivery(), clock };

export const handler = createScheduleHandler("startDueChecks", (log) => startDueChecks({ ...ports, log }));
