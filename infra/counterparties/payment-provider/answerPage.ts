import { z } from "zod";
import { languageOf, html, type Answer, type Call } from "../kit/http.ts";
import { pageFileAt } from "../kit/pages.ts";
import { newReference } from "./answerApi.ts";
import { choicePage, CHOICES, noticePage } from "./paymentPages.ts";
import type { PaymentState } from "./PaymentState.ts";
import type { StoredTransaction } from "./transactionStore.ts";

const formSchema = z.object({
  choice: z.enum(CHOICES),
  method: z.enum(["CREDITCARD", "PAYPAL", "OTHER"]).catch("CREDITCARD"),
});
type Form = z.infer<typeof formSchema>;

/** The page of a transaction in the browser; undefined where there is no page. */
export async function answerPage(state: PaymentState, call: Call): Promise<Answer | undefined> {
  const path = call.url.pathname;
  const id = /^\/pay\/([^/]+)$/.exec(path)?.[1];
  if (id === undefined) return pageFileAt(path);
  const language = languageOf(call.request.headers["accept-language"]);
  const transaction = state.transactions.get(id);
  if (transaction === undefined) return html(noticePage(language, { says: ({ unknown }) => unknown }), 404);
  const { status, request, booking } = transaction;
  const backTo = request.redirectUrl;
  if (call.request.method === "POST") {
    const form = formSchema.safeParse(Object.fromEntries(await call.form()));
    if (!form.success) return html(noticePage(language, { says: ({ unknown }) => unknown, backTo }), 400);
    if (form.data.choice === "close") return html(noticePage(language, { says: ({ closed }) => closed }));
    // A second window can still pay after the first one failed or was cancelled; a reload never pays twice.
    if (booking === undefined) state.transactions.save(chosen(state, { transaction, form: form.data }));
    return { status: 303, headers: { location: backTo } };
  }
  if (status !== "INITIAL") return html(noticePage(language, { says: ({ done }) => done[status], backTo }));
  if (booking !== undefined) {
    return html(noticePage(language, { says: (texts) => texts.booking, backTo }));
  }
  return html(choicePage(language, { action: path, request }));
}

/** The transaction after a choice; a fault may book it later. */
function chosen(
  state: PaymentState,
  { transaction, form }: { readonly transaction: StoredTransaction; readonly form: Form },
): StoredTransaction {
  const { choice, method } = form;
  if (choice === "cancel") return { ...transaction, status: "CANCELED" };
  if (choice === "fail") return { ...transaction, status: "FAILED", statusDetail: "The card was refused" };
  const fault = state.faults.take("pay", ["delayed-booking", "failed-then-paid"]);
  const bookedAt = state.clock.now() + (fault?.delayMilliseconds ?? 0);
  const references = choice === "pay-twice" ? [newReference(), newReference()] : [newReference()];
  const { statusDetail: _former, ...kept } = transaction;
  return {
    ...kept,
    ...(fault?.kind === "failed-then-paid" && { status: "FAILED" }),
    ...(choice === "pay-twice" && { statusDetail: `Paid twice: ${references.join(", ")}` }),
    booking: { bookedAt, method, references },
  };
}
