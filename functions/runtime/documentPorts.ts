import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { blockList } from "./ports/blockList.ts";
import { documents } from "./ports/documents.ts";
import { forms } from "./ports/forms.ts";
import { processes } from "./ports/processes.ts";
import { results } from "./ports/results.ts";
import { sessions } from "./ports/sessions.ts";

/** What making documents on demand leans on. */
export function documentPorts(): Pick<
  Ports,
  "blockList" | "clock" | "documents" | "forms" | "processes" | "results" | "sessions"
> {
  return {
    blockList: blockList(),
    clock: systemClock,
    documents: documents(),
    forms: forms(),
    processes: processes(),
    results: results(),
    sessions: sessions(),
  };
}
