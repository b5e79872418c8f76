import { createPdfUploadInspector } from "../adapters/pdf/createPdfUploadInspector.ts";
import { randomIds } from "../adapters/system/randomIds.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { attachments } from "./ports/attachments.ts";
import { blockList } from "./ports/blockList.ts";
import { forms } from "./ports/forms.ts";
import { deletions, processes } from "./ports/processes.ts";
import { results, sealed } from "./ports/results.ts";
import { sessions } from "./ports/sessions.ts";
import { submissions } from "./ports/submissions.ts";

type ProcessPorts = Pick<
  Ports,
  | "attachments"
  | "blockList"
  | "clock"
  | "deletions"
  | "forms"
  | "ids"
  | "inspector"
  | "processes"
  | "results"
  | "sealed"
  | "sessions"
  | "submissions"
>;

/** What the process operations lean on. */
export function processPorts(): ProcessPorts {
  return {
    attachments: attachments(),
    blockList: blockList(),
    clock: systemClock,
    deletions: deletions(),
    forms: forms(),
    ids: randomIds,
    inspector: createPdfUploadInspector(),
    processes: processes(),
    results: results(),
    sealed: sealed(),
    sessions: sessions(),
    submissions: submissions(),
  };
}
