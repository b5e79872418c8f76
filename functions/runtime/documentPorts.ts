import { bundledDirectory } from "../adapters/portal-directory/bundledDirectory.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { blockList } from "./ports/blockList.ts";
import { documents } from "./ports/documents.ts";
import { forms } from "./ports/forms.ts";
import { rateLimiter } from "./ports/rateLimiter.ts";
import { deletions, processes } from "./ports/processes.ts";
import { results } from "./ports/results.ts";
import { seal } from "./ports/seal.ts";
import { sessions } from "./ports/sessions.ts";

/** What making documents on demand leans on. */
export function documentPorts(): Pick<
  Ports,
  | "blockList"
  | "clock"
  | "deletions"
  | "directory"
  | "documents"
  | "forms"
  | "limiter"
  | "processes"
  | "results"
  | "seal"
  | "sessions"
> {
  return {
    blockList: blockList(),
    clock: systemClock,
    deletions: deletions(),
    directory: bundledDirectory(),
    documents: documents(),
    forms: forms(),
    limiter: rateLimiter(),
    processes: processes(),
    results: results(),
    ...seal(),
    sessions: sessions(),
  };
}
