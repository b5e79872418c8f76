import { attachments } from "../runtime/ports/attachments.ts";
import { deletions, processes } from "../runtime/ports/processes.ts";
import { results, sealed } from "../runtime/ports/results.ts";
import { storedFiles } from "../runtime/ports/storedFiles.ts";
import { submissions } from "../runtime/ports/submissions.ts";
import { clock } from "../runtime/ports/system.ts";
import { createScheduleHandler } from "../runtime/schedule/createScheduleHandler.ts";
import { removeExpiredProcesses } from "../usecases/process/removeExpiredProcesses.ts";
import { removeOwnerlessFiles } from "../usecases/process/removeOwnerlessFiles.ts";

const ports = {
  attachments: attachments(),
  deletions: deletions(),
  processes: processes(),
  submissions: submissions(),
  results: results(),
  sealed: sealed(),
  clock,
};
const buckets = {
  uploads: storedFiles("UPLOADS_BUCKET"),
  results: storedFiles("RESULTS_BUCKET"),
  sealed: storedFiles("SEALED_BUCKET"),
};

export const handler = createScheduleHandler("removeExpiredProcesses", async (log) => {
  const begunAt = clock.now();
  const expired = await removeExpiredProcesses({ ...ports, log });
  await removeOwnerlessFiles({ ...ports, log }, { buckets, begunAt });
  return expired;
});
