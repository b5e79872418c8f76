import { paymentOperations } from "../../contract/payment.ts";
import { paymentReturnPath } from "../../contract/paymentReturnPath.ts";
import { ok } from "../../domain/result.ts";
import { defineSessionRoute, type ApiRoute } from "../../runtime/http/defineRoute.ts";
import type { paymentPorts } from "../../runtime/paymentPorts.ts";
import { readSettings } from "../../runtime/readSettings.ts";
import { completePayment } from "../../usecases/payment/completePayment.ts";
import { getPayment } from "../../usecases/payment/getPayment.ts";
import { startPayment } from "../../usecases/payment/startPayment.ts";
import { ACCESS_PROBLEMS, incompleteFields, SENDING_PROBLEMS } from "../accessProblems.ts";
import { actorOf } from "../actorOf.ts";
import { senderOf } from "../senderOf.ts";
import { paymentView } from "./paymentView.ts";

/** Paying before sending. */
export function paymentRoutes(ports: ReturnType<typeof paymentPorts>): readonly ApiRoute[] {
  const settings = readSettings();
  const { portal } = settings;
  const rules = settings.server.payments;
  return [
    defineSessionRoute({
      name: "getPayment",
      schemas: paymentOperations.getPayment,
      handle: async ({ path }, somebody) => {
        const shown = await getPayment(ports, { actor: actorOf(somebody), ...path });
        return shown.ok ? ok({ body: paymentView(shown.value, rules) }) : shown;
      },
      problems: ACCESS_PROBLEMS,
    }),
    defineSessionRoute({
      name: "startPayment",
      schemas: paymentOperations.startPayment,
      handle: async ({ path, body }, somebody) => {
        const actor = actorOf(somebody);
        const started = await startPayment(ports, {
          ...senderOf(somebody, settings),
          ...path,
          locale: body.locale,
          wishedMethod: body.method,
          returnUrl: `${portal.publicUrl}${paymentReturnPath({ ...path, locale: body.locale })}`,
          boundDays: portal.retention.openPaymentDays,
        });
        if (!started.ok) return started;
        const shown = await getPayment(ports, { actor, ...path });
        return shown.ok
          ? ok({ body: { payment: paymentView(shown.value, rules), pageUrl: started.value.pageUrl ?? null } })
          : shown;
      },
      problems: {
        ...SENDING_PROBLEMS,
        "payment-not-required": "payment-not-required",
        "payment-skipped": "payment-skipped",
        "payment-refused": "payment-refused",
        "payment-unavailable": "payment-unavailable",
      },
      details: incompleteFields,
    }),
    defineSessionRoute({
      name: "completePayment",
      schemas: paymentOperations.completePayment,
      handle: async ({ path }, somebody) => {
        const completed = await completePayment(ports, { actor: actorOf(somebody), ...path });
        return completed.ok ? ok({ body: paymentView(completed.value, rules) }) : completed;
      },
      problems: {
        ...ACCESS_PROBLEMS,
        "write-conflict": "status-conflict",
        "payment-unavailable": "payment-unavailable",
      },
    }),
  ];
}
