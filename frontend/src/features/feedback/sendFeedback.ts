import type { BodyOf } from "../../../../functions/contract/operations.ts";
import { isProblem } from "../../api/ApiFailure.ts";
import { call } from "../../api/call.ts";

export type FeedbackFailure = "text-missing" | "email-wrong" | "offline" | "too-many" | "failed";

/** Sends what was typed, or says what is missing. */
export async function sendFeedback(
  told: BodyOf<"sendFeedback"> & { readonly email: string },
): Promise<"sent" | FeedbackFailure> {
  const email = told.email.trim();
  if (!/[^\s\p{C}]/u.test(told.text)) return "text-missing";
  if (email !== "" && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) return "email-wrong";
  const { kind, text, page, locale } = told;
  const answered = await call("sendFeedback", {
    body: { kind, text, page, locale, ...(email !== "" && { email }) },
  });
  if (answered.ok) return "sent";
  if (answered.failure.kind === "offline") return "offline";
  if (isProblem(answered.failure, "too-many-requests")) return "too-many";
  // Of what is checked here the server is stricter about e-mail addresses alone.
  return isProblem(answered.failure, "schema-violation") && email !== "" ? "email-wrong" : "failed";
}
