import { randomIds } from "../adapters/system/randomIds.ts";
import { systemClock } from "../adapters/system/systemClock.ts";
import type { Ports } from "../ports/Ports.ts";
import { blockList } from "./ports/blockList.ts";
import { eventLog } from "./ports/eventLog.ts";
import { forms } from "./ports/forms.ts";
import { paymentRecords } from "./ports/paymentRecords.ts";
import { payments } from "./ports/payments.ts";
import { processes } from "./ports/processes.ts";
import { sessions } from "./ports/sessions.ts";
import { submissions } from "./ports/submissions.ts";
import { paymentWorkflow, submitWorkflow } from "./ports/workflows.ts";

type PaymentPorts = Pick<
  Ports,
  | "blockList"
  | "clock"
  | "forms"
  | "ids"
  | "log"
  | "paymentProviders"
  | "payments"
  | "paymentWorkflow"
  | "processes"
  | "sessions"
  | "submissions"
  | "submitWorkflow"
>;

/** What the payment operations lean on. */
export function paymentPorts(): PaymentPorts {
  const log = eventLog({ group: "payment" });
  return {
    blockList: blockList(),
    clock: systemClock,
    forms: forms(),
    ids: randomIds,
    log,
    paymentProviders: payments(log),
    payments: paymentRecords(),
    paymentWorkflow: paymentWorkflow(),
    processes: processes(),
    sessions: sessions(),
    submissions: submissions(),
    submitWorkflow: submitWorkflow(),
  };
}
