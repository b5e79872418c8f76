import type { ProviderSignIn } from "#domain/sign-in/ProviderSignIn.ts";
import type { Ports } from "#ports/Ports.ts";
import type { RemovalPorts } from "../application/removeProcess.ts";
import { forgetTransient } from "./logout.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { LogoutRefusal } from "#ports/sign-in/IdentityProviders.ts";
import type { SamlMessage } from "#ports/sign-in/SamlProviders.ts";

type LogoutPorts = Pick<
  Ports,
  | "sessions"
  | "processes"
  | "deletions"
  | "attachments"
  | "results"
  | "sealed"
  | "samlProviders"
  | "logins"
  | "ids"
  | "clock"
  | "log"
>;

/** The provider ended sign-ins: the sessions here end with them, wherever they are. */
async function endAtProvider(
  ports: RemovalPorts & Pick<Ports, "sessions" | "log">,
  signIns: readonly ProviderSignIn[],
): Promise<void> {
  for (const signIn of signIns) {
    const ended = await ports.sessions.takeSignedInBy(signIn);
    for (const session of ended) await forgetTransient(ports, session);
    ports.log.write("logout-by-provider", { providerId: signIn.providerId, sessions: ended.length });
  }
}

/** Logout token of a broker, sent without a browser (OpenID Connect Back-Channel Logout 1.0). */
export async function receiveLogoutToken(
  ports: RemovalPorts & Pick<Ports, "sessions" | "identityProviders" | "logins" | "log">,
  token: string,
): Promise<Result<undefined, LogoutRefusal>> {
  const read = await ports.identityProviders.readLogoutToken(token);
  if (!read.ok) return refused(ports, read.failure.reason);
  const { signIn, tokenId } = read.value;
  if (!(await ports.logins.useOnce(`${signIn.providerId} ${tokenId}`))) return refused(ports, "replayed");
  await endAtProvider(ports, [signIn]);
  return ok(undefined);
}

function refused(
  { log }: Pick<Ports, "log">,
  reason: string,
): { readonly ok: false; readonly failure: LogoutRefusal } {
  log.write("logout-refused", { reason });
  return err({ kind: "logout-refused", reason });
}

/**
 * A provider asks to end the sessions of a sign-in (SAML profiles 4.4). Answers the address that the browser takes our
 * signed answer to; undefined: refused, and no session is ended. Expired sessions count as ended.
 */
export async function receiveSamlLogout(
  ports: LogoutPorts,
  message: SamlMessage,
): Promise<string | undefined> {
  const now = ports.clock.now();
  const read = await ports.samlProviders.readLogout(message, now);
  const reason = !read.ok
    ? read.failure.reason
    : (await ports.logins.useOnce(`${read.value.providerId} ${read.value.requestId}`))
      ? undefined
      : "replayed";
  if (!read.ok || reason !== undefined) {
    ports.log.write("logout-refused", { reason: reason ?? "" });
    return undefined;
  }
  await endAtProvider(ports, read.value.signIns);
  return ports.samlProviders.logoutAnswerUrl(read.value, {
    answerId: `_${ports.ids.secret()}`,
    relayState: message.relayState,
    now,
  });
}

/**
 * The provider's answer to our own request to end its session. The portal's session is over long before; an answer that
 * does not hold, or that says no, is for the operator's log.
 */
export async function confirmSamlLogout(
  ports: Pick<LogoutPorts, "samlProviders" | "logins" | "clock" | "log">,
  message: SamlMessage,
): Promise<void> {
  const begun =
    message.relayState === undefined ? undefined : await ports.logins.claimLogout(message.relayState);
  const checked =
    begun === undefined
      ? undefined
      : await ports.samlProviders.checkLogoutAnswer(message, { ...begun, now: ports.clock.now() });
  if (checked?.ok === true) return;
  ports.log.write("logout-unconfirmed", {
    providerId: begun?.providerId ?? null,
    reason: checked?.failure.reason ?? "logout-unknown",
  });
}
