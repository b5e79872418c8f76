import { OPERATIONS, type ResponseOf } from "#contract/operations.ts";
import type { ProblemKind } from "#contract/problems.ts";
import { hasDocuments, progressAt, showsProgress, wasSent } from "./progressFixture.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

type Payment = ResponseOf<"getPayment">;
const schema = OPERATIONS.getPayment.response;

/** Cents on every picture: what the state asks is content, and no matter of how it looks. */
const amount = 15_000;

/** A payment as the portal answers it, with something changed, without the provider. */
const payment = (name: string, rest: Partial<Payment>): Screen => ({
  name: `payment-${name}`,
  open: async (visit) => {
    const change = (answer: Payment): Payment => ({ ...answer, amount, ...rest });
    await visit.alters("getPayment", { schema, change });
    await visit.alters("completePayment", { schema, change });
    await opensPayment(visit);
  },
});

/** The order to pay comes to nothing. */
const refused = (name: string, problem: ProblemKind): Screen => ({
  name: `payment-${name}`,
  open: async (visit) => {
    await visit.refuses("startPayment", problem);
    await visit.alters("getPayment", { schema, change: (answer) => ({ ...answer, amount }) });
    await opensPayment(visit);
    await visit.page.locator("label[for=payment-methods]").click();
    await visit.page.locator("main button.kern-btn--primary").first().click();
    await visit.page.locator(".kern-alert").first().waitFor();
  },
});

const PAID_AT = "2026-11-22T11:40:00.000Z";
const once: Payment["paid"][number] = {
  amount,
  reference: "NW-2026-0004711",
  paidAt: PAID_AT,
  method: "CREDITCARD",
};

const BECAME = {
  waiting: () => progressAt(0, { status: "PAID", progress: null }),
  sent: () => wasSent(),
  failed: () =>
    progressAt(8, {
      status: "SUBMIT_FAILURE",
      progress: "SUBMISSION_FAILURE",
      failureReason: "authority-unreachable",
    }),
} as const;

/** Paid, and what has come of it: the payment is one of these. */
const paid = (name: string, { payments, became, says, saved = true }: PaidScreen): Screen => ({
  name,
  open: async (visit) => {
    const change = (answer: Payment): Payment => ({
      ...answer,
      amount,
      stage: "paid",
      result: "SUCCESS",
      waitsFor: null,
      actions: [],
      paid: [...payments],
    });
    await visit.alters("getPayment", { schema, change });
    await visit.alters("completePayment", { schema, change });
    if (became === "sent") await hasDocuments(visit);
    if (!saved) await visit.isTransient();
    await showsProgress(visit, {
      progress: BECAME[became](),
      differing: { saved },
      of: await visit.stock.withFee(),
    });
    // The payment is read beside what has become of the application.
    await visit.page
      .getByText(await visit.says(says))
      .first()
      .waitFor();
  },
});

interface PaidScreen {
  readonly payments: Payment["paid"];
  readonly became: keyof typeof BECAME;
  /** The text by which it can be seen that the payment was read. */
  readonly says: string;
  readonly saved?: boolean;
}

async function opensPayment(visit: Visit): Promise<void> {
  await visit.opens(await visit.stock.withFee(), "send");
  await visit.page.locator("main .ap-price").first().waitFor();
}

/** Every stage of the payment step. */
export const PAYMENT_SCREENS: readonly Screen[] = [
  payment("choose", {}),
  payment("choose-invoice", { skipAllowed: true, actions: ["start", "skip", "pay-later"] }),
  payment("pending", { stage: "pending", waitsFor: "person", actions: ["reopen", "pay-later"] }),
  payment("not-reached", { stage: "pending", waitsFor: "provider", actions: ["reopen", "pay-later"] }),
  payment("arrived", { stage: "pending", waitsFor: "sending", actions: [] }),
  payment("cancelled", {
    stage: "cancelled",
    result: "CANCEL",
    waitsFor: "person",
    actions: ["restart", "pay-later"],
  }),
  payment("error", {
    stage: "error",
    result: "ERROR",
    waitsFor: "person",
    actions: ["restart", "pay-later"],
  }),
  payment("unclear", { stage: "error", result: "ERROR", waitsFor: "support", actions: [] }),
  paid("payment-paid-not-sent", { payments: [once], became: "waiting", says: "submission.paidFor" }),
  paid("result-paid", { payments: [once], became: "sent", says: "payment.receipt.paid" }),
  paid("result-paid-twice", {
    payments: [once, { ...once, reference: "NW-2026-0004712" }],
    became: "sent",
    says: "payment.twice.alert",
  }),
  paid("sending-failed-paid", { payments: [once], became: "failed", says: "payment.staysValid" }),
  paid("sending-failed-paid-not-kept", {
    payments: [once],
    became: "failed",
    says: "payment.staysValid.call",
    saved: false,
  }),
  refused("unavailable", "payment-unavailable"),
  refused("refused", "payment-refused"),
];
