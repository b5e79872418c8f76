import { processes } from "../runtime/ports/processes.ts";
import { submissions } from "../runtime/ports/submissions.ts";
import { clock } from "../runtime/ports/system.ts";
import { submitWorkflow } from "../runtime/ports/workflows.ts";
import { createScheduleHandler } from "../runtime/schedule/createScheduleHandler.ts";
import { healSubmissions } from "../usecases/workflow/healSubmissions.ts";

const ports = {
  processes: processes(),
  submissions: submissions(),
  submitWorkflow: submitWorkflow(),
  clock,
};

export const handler = createScheduleHandler("healSubmissions", (log) => healSubmissions({ ...ports, log }));
