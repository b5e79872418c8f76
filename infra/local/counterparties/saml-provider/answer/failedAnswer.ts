import { randomUUID } from "node:crypto";
import type { AskedLogin } from "../request/AskedLogin.ts";
import type { AnswerMeans } from "./AnswerMeans.ts";
import { response, status } from "./response.ts";
import { signEnveloped } from "./sign.ts";

/** A signed answer without an assertion. */
export function failedAnswer(
  login: Pick<AskedLogin, "requestId" | "answerUrl">,
  given: AnswerMeans & Parameters<typeof status>[0],
): string {
  const { issuer, now, signer } = given;
  const message = response(login, { id: `_${randomUUID()}`, issuer, status: status(given), at: now });
  return signEnveloped(message.markup, signer);
}
