import type { Ports } from "../../ports/Ports.ts";
import type { SamlMessage } from "../../ports/SamlProviders.ts";
import { endAtProvider } from "./endAtProvider.ts";

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

/**
 * A provider asks to end the sessions of a sign-in (SAML profiles 4.4). Answers the address that the browser takes our
 * signed answer to; undefined: refused, and nobody is signed out. Sessions that are over already are as good as ended.
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
