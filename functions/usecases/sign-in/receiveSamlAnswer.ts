import { ok, type Result } from "#domain/result.ts";
import type { Ports } from "#ports/Ports.ts";
import type { SamlAnswer } from "#ports/sign-in/SamlProviders.ts";
import { type FailedLogin, failedLogin, loginSecret } from "./openAccountSession.ts";
import { samlRequest } from "./startSamlLogin.ts";

export interface ReceivedSamlAnswer extends Pick<SamlAnswer, "samlResponse" | "querySignature"> {
  readonly relayState: string;
}

/**
 * Verifies a provider's answer, which comes without a cookie. The started login is claimed only now, by a valid
 * answer: a replayed one finds nothing, and an invalid one cannot spoil another person's login. The resulting code is
 * valid only in the browser that began the login.
 */
export async function receiveSamlAnswer(
  ports: Pick<Ports, "ids" | "clock" | "log" | "logins" | "samlProviders">,
  { relayState, samlResponse, querySignature }: ReceivedSamlAnswer,
): Promise<Result<{ readonly code: string }, FailedLogin>> {
  const pending = await ports.logins.find(relayState);
  if (pending === undefined) {
    return failedLogin(ports, { pending, failure: { kind: "login-unknown" }, secret: relayState });
  }
  const now = ports.clock.now();
  const person = await ports.samlProviders.verify({
    request: samlRequest(pending, now),
    samlResponse,
    ...(querySignature !== undefined && { querySignature }),
    startedAt: pending.startedAt,
    now,
  });
  if (!person.ok) return failedLogin(ports, { pending, failure: person.failure, secret: relayState });
  if ((await ports.logins.claim(relayState)) === undefined) {
    return failedLogin(ports, { pending, failure: { kind: "login-unknown" }, secret: relayState });
  }
  const code = loginSecret(ports, pending.locale);
  await ports.logins.keepAnswer(code, { state: relayState, person: person.value });
  return ok({ code });
}
