import { paymentRecords } from "../runtime/ports/paymentRecords.ts";
import { clock } from "../runtime/ports/system.ts";
import { paymentWorkflow } from "../runtime/ports/workflows.ts";
import { createScheduleHandler } from "../runtime/schedule/createScheduleHandler.ts";
import { reconcilePayments } from "../usecases/payment/reconcilePayments.ts";

const ports = { payments: paymentRecords(), paymentWorkflow: paymentWorkflow(), clock };

export const handler = createScheduleHandler("reconcilePayments", () => reconcilePayments(ports));
