import { attachments } from "../runtime/ports/attachments.ts";
import { processes } from "../runtime/ports/processes.ts";
import { results, sealed } from "../runtime/ports/results.ts";
import { clock } from "../runtime/ports/system.ts";
import { createScheduleHandler } from "../runtime/schedule/createScheduleHandler.ts";
import { removeExpiredProcesses } from "../usecases/process/removeExpiredProcesses.ts";

const ports = {
  attachments: attachments(),
  processes: processes(),
  results: results(),
  sealed: sealed(),
  clock,
};

export const handler = createScheduleHandler("removeExpiredProcesses", (log) =>
  removeExpiredProcesses({ ...ports, log }),
);
