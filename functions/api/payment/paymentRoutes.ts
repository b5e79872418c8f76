import { paymentOperations, type paymentViewSchema, paymentReturnPath } from "#contract/payment.ts";
import { ok } from "#domain/result.ts";
import { defineSessionRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import type { paymentPorts } from "#runtime/apiPorts.ts";
import { readSettings } from "#runtime/deployment.ts";
import { completePayment } from "#usecases/payment/completePayment.ts";
import { getPayment, type ShownPayment } from "#usecases/payment/getPayment.ts";
import { startPayment } from "#usecases/payment/startPayment.ts";
import { ACCESS_PROBLEMS, incompleteFields, SENDING_PROBLEMS } from "../accessProblems.ts";
import { actorOf, senderOf } from "../actorOf.ts";
import type { z } from "zod";
import { firstRuleFor } from "#domain/directory/firstRuleFor.ts";
import { requiresPayment } from "#domain/payment/paymentStanding.ts";
import type { PaymentRule } from "#domain/payment/paymentRule.ts";
import { resultOf } from "#domain/payment/paymentStages.ts";
import type { Process } from "#domain/application/Process.ts";

/** Paying before sending. */
export function paymentRoutes(ports: ReturnType<typeof paymentPorts>): readonly ApiRoute[] {
  const settings = readSettings();
  const { portal } = settings;
  const rules = settings.server.payments;
  return [
    defineSessionRoute({
      name: "getPayment",
      schemas: paymentOperations.getPayment,
      handle: async ({ path }, caller) => {
        const shown = await getPayment(ports, { actor: actorOf(caller), ...path });
        return shown.ok ? ok({ body: paymentView(shown.value, rules) }) : shown;
      },
      problems: ACCESS_PROBLEMS,
    }),
    defineSessionRoute({
      name: "startPayment",
      schemas: paymentOperations.startPayment,
      handle: async ({ path, body }, caller) => {
        const actor = actorOf(caller);
        const started = await startPayment(ports, {
          ...senderOf(caller, settings),
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
      handle: async ({ path }, caller) => {
        const completed = await completePayment(ports, { actor: actorOf(caller), ...path });
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

/** The payment service of the authority that decides on the application. */
function paymentRuleOf({ metadata }: Process, rules: readonly PaymentRule[]): PaymentRule | undefined {
  return firstRuleFor({ authorityId: metadata.authority.id, leiKaId: metadata.leiKaId }, rules);
}

/** A payment as the person sees it. */
function paymentView(
  { process, standing, paid, chosenMethod }: ShownPayment,
  rules: readonly PaymentRule[],
): z.input<typeof paymentViewSchema> {
  const { fee, authority } = process.metadata;
  const rule = paymentRuleOf(process, rules);
  return {
    stage: standing.stage,
    result: resultOf(standing.stage),
    actions: [...standing.actions],
    waitsFor: standing.waitsFor,
    status: process.status,
    ticketNumber: process.sendingOrder?.transferTicketNumber ?? null,
    amount: requiresPayment(process) ? (process.feeDue ?? null) : null,
    currency: "EUR",
    legalBasis: fee?.legalBasis ?? null,
    recipient: authority.name,
    providerName: process.paymentProviderName ?? rule?.providerName ?? null,
    skipAllowed: fee?.skipAllowed ?? false,
    methods: rule?.methods ?? [],
    chosenMethod: rule?.methods.find(({ id }) => id === chosenMethod)?.id ?? null,
    paid: paid.map(({ amount, reference, paidAt, method, methodDetail }) => ({
      amount,
      reference: reference ?? null,
      paidAt: paidAt ?? null,
      method: methodDetail ?? method ?? null,
    })),
    availableUntil: process.availableUntil,
  };
}
