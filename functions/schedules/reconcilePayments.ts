import { payments, paymentWorkflow } from "#runtime/wiring/payment.ts";
import { clock } from "#runtime/wiring/system.ts";
import { createScheduleHandler } from "#runtime/schedule/createScheduleHandler.ts";
import { reconcilePayments } from "#usecases/payment/reconcilePayments.ts";

const ports = { payments: payments(), paymentWorkflow: paymentWorkflow(), clock };

export const handler = createScheduleHandler("reconcilePayments", () => reconcilePayments(ports));
