import { paymentOperations } from "../../contract/payment.ts";
import { paymentReturnPath } from "../../contract/paymentReturnPath.ts";
import { ok } from "../../domain/result.ts";
import { accountOf } from "../../domain/session/Account.ts";
import { defineSessionRoute, type ApiRoute } from "../../runtime/http/defineRoute.ts";
import type { paymentPorts } from "../../runtime/paymentPorts.ts";
import { readSettings } from "../../runtime/readSettings.ts";
import { completePayment } from "../../usecases/payment/completePayment.ts";
import { getPayment } from "../../usecases/payment/getPayment.ts";
import { startPayment } from "../../usecases/payment/startPayment.ts";
import { getOwnProcess } from "../../usecases/process/getOwnProcess.ts";
import { ACCESS_PROBLEMS, IDENTIFICATION_PROBLEMS, WRITE_PROBLEMS } from "../accessProblems.ts";
import { actorOf } from "../actorOf.ts";
import { paymentRuleOf, paymentView } from "./paymentView.ts";

/** Paying before sending. */
export function paymentRoutes(ports: ReturnType<typeof paymentPorts>): readonly ApiRoute[] {
  const { portal, server } = readSettings();
  const rules = server.payments;
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
        const opened = await getOwnProcess(ports, { actor, ...path });
        if (!opened.ok) return opened;
        const { providerId, termsAcceptedAt, termsVersion, postbox } = somebody.session.user;
        const started = await startPayment(ports, {
          actor: { ...actor, providerId, termsAcceptedAt, termsVersion },
          account: accountOf(somebody.session.user),
          ...(server.postbox !== undefined && { postbox }),
          ...path,
          ...body,
          providerName: paymentRuleOf(opened.value, rules)?.providerName,
          returnUrl: `${portal.publicUrl}${paymentReturnPath({ ...path, ...body })}`,
          boundDays: portal.retention.openPaymentDays,
        });
        if (!started.ok) return started;
        const shown = await getPayment(ports, { actor, ...path });
        return shown.ok
          ? ok({ body: { payment: paymentView(shown.value, rules), pageUrl: started.value.pageUrl ?? null } })
          : shown;
      },
      problems: {
        ...WRITE_PROBLEMS,
        ...IDENTIFICATION_PROBLEMS,
        "form-not-found": "form-not-found",
        "form-incomplete": "form-incomplete",
        "data-differs": "data-differs",
        "payment-not-required": "payment-not-required",
        "payment-in-flight": "payment-in-flight",
        "already-paid": "already-paid",
        "payment-unclear": "payment-unclear",
        "payment-skipped": "payment-skipped",
        "payment-refused": "payment-refused",
        "payment-unavailable": "payment-unavailable",
      },
      details: (failure) => (failure.kind === "form-incomplete" ? { errors: failure.errors } : {}),
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
