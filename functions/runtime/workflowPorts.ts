import { randomIds } from "../adapters/system/randomIds.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { eventLog } from "./ports/eventLog.ts";
import { blockList } from "./ports/blockList.ts";
import { forms } from "./ports/forms.ts";
import { intake } from "./ports/intake.ts";
import { paymentRecords } from "./ports/paymentRecords.ts";
import { directoryAndPlaces } from "./ports/places.ts";
import { rateLimiter } from "./ports/rateLimiter.ts";
import { processes } from "./ports/processes.ts";
import { sessions } from "./ports/sessions.ts";
import { submitWorkflow } from "./ports/workflows.ts";

type WorkflowPorts = Pick<
  Ports,
  | "blockList"
  | "clock"
  | "directory"
  | "forms"
  | "ids"
  | "intake"
  | "limiter"
  | "log"
  | "payments"
  | "places"
  | "processes"
  | "sessions"
  | "submitWorkflow"
>;

/** What the workflow operations lean on. */
export function workflowPorts(): WorkflowPorts {
  return {
    blockList: blockList(),
    clock: systemClock,
    ...directoryAndPlaces(),
    forms: forms(),
    ids: randomIds,
    intake: intake(),
    limiter: rateLimiter(),
    log: eventLog({ group: "process-workflow" }),
    payments: paymentRecords(),
    processes: processes(),
    sessions: sessions(),
    submitWorkflow: submitWorkflow(),
  };
}
