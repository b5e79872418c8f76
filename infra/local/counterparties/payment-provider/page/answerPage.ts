import { z } from "zod";
import { languageOf } from "../../process/languageOf.ts";
import { newReference } from "../api/answerApi.ts";
import type { ProviderAnswer } from "../api/ProviderAnswer.ts";
import type { PaymentWorld, ProviderCall } from "../PaymentWorld.ts";
import type { StoredTransaction } from "../state/storedTransaction.ts";
import { choicePage, CHOICES, noticePage, STYLE, STYLE_PATH } from "./paymentPages.ts";

const formSchema = z.object({
  choice: z.enum(CHOICES),
  method: z.enum(["CREDITCARD", "PAYPAL", "OTHER"]).catch("CREDITCARD"),
});
type Form = z.infer<typeof formSchema>;

/** The page of a transaction in the browser; undefined where there is no page. */
export async function answerPage(
  world: PaymentWorld,
  call: ProviderCall,
): Promise<ProviderAnswer | undefined> {
  if (call.path === STYLE_PATH) return { status: 200, contentType: "text/css; charset=utf-8", body: STYLE };
  const id = /^\/pay\/([^/]+)$/.exec(call.path)?.[1];
  if (id === undefined) return undefined;
  const language = languageOf(call.request.headers["accept-language"]);
  const transaction = world.transactions.get(id);
  if (transaction === undefined) return html(404, noticePage(language, { says: ({ unknown }) => unknown }));
  const { status, request, booking } = transaction;
  const backTo = request.redirectUrl;
  if (call.request.method === "POST") {
    const form = formSchema.safeParse(Object.fromEntries(new URLSearchParams(await call.body())));
    if (!form.success) return html(400, noticePage(language, { says: ({ unknown }) => unknown, backTo }));
    if (form.data.choice === "close")
      return html(200, noticePage(language, { says: ({ closed }) => closed }));
    // Also from a second window, after the first one failed or was cancelled: nobody pays twice by reloading.
    if (booking === undefined) world.transactions.save(chosen(world, { transaction, form: form.data }));
    return { status: 303, headers: { location: backTo } };
  }
  if (status !== "INITIAL")
    return html(200, noticePage(language, { says: ({ done }) => done[status], backTo }));
  if (booking !== undefined) {
    return html(200, noticePage(language, { says: (texts) => texts.booking, backTo }));
  }
  return html(200, choicePage(language, { action: call.path, request }));
}

/** The transaction after a choice; a mishap may book it later. */
function chosen(
  world: PaymentWorld,
  { transaction, form }: { readonly transaction: StoredTransaction; readonly form: Form },
): StoredTransaction {
  const { choice, method } = form;
  if (choice === "cancel") return { ...transaction, status: "CANCELED" };
  if (choice === "fail") return { ...transaction, status: "FAILED", statusDetail: "The card was refused" };
  const fault = world.mishaps.take("pay", ["delayed-booking", "failed-then-paid"]);
  const bookedAt = world.clock.now() + (fault?.delayMilliseconds ?? 0);
  const references = choice === "pay-twice" ? [newReference(), newReference()] : [newReference()];
  const { statusDetail: _former, ...kept } = transaction;
  return {
    ...kept,
    ...(fault?.mishap === "failed-then-paid" && { status: "FAILED" }),
    ...(choice === "pay-twice" && { statusDetail: `Paid twice: ${references.join(", ")}` }),
    booking: { bookedAt, method, references },
  };
}

function html(status: number, body: string): ProviderAnswer {
  return { status, contentType: "text/html; charset=utf-8", body };
}
