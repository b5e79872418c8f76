import { attachments, storedFiles } from "#runtime/wiring/attachments.ts";
import { deletions, keyRing, processes } from "#runtime/wiring/application.ts";
import { results, sealed, submissions } from "#runtime/wiring/sending.ts";
import { clock } from "#runtime/wiring/system.ts";
import { createScheduleHandler } from "#runtime/schedule/createScheduleHandler.ts";
import { removeExpiredProcesses } from "#usecases/application/removeExpiredProcesses.ts";
import { removeOwnerlessFiles } from "#usecases/attachments/removeOwnerlessFiles.ts";

const ports = {
  attachments: attachments(),
  deletions: deletions(),
  processes: processes(),
  submissions: submissions(),
  results: results(),
  sealed: sealed(),
  clock,
};
const stores = {
  keys: keyRing(),
  uploads: storedFiles("UPLOADS_BUCKET"),
  results: storedFiles("RESULTS_BUCKET"),
  sealed: storedFiles("SEALED_BUCKET"),
};

export const handler = createScheduleHandler("removeExpiredProcesses", async (log) => {
  const begunAt = clock.now();
  const expired = await removeExpiredProcesses({ ...ports, log });
  await removeOwnerlessFiles({ ...ports, log }, { stores, begunAt });
  return expired;
});
