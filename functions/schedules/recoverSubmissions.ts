import { processes } from "#runtime/wiring/application.ts";
import { submissions, submitWorkflow } from "#runtime/wiring/sending.ts";
import { clock } from "#runtime/wiring/system.ts";
import { createScheduleHandler } from "#runtime/schedule/createScheduleHandler.ts";
import { recoverSubmissions } from "#usecases/sending/recoverSubmissions.ts";

const ports = {
  processes: processes(),
  submissions: submissions(),
  submitWorkflow: submitWorkflow(),
  clock,
};

export const handler = createScheduleHandler("recoverSubmissions", (log) =>
  recoverSubmissions({ ...ports, log }),
);
