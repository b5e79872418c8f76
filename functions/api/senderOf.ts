import type { StateSettings } from "../contract/settings.ts";
import type { NoticeTerms } from "../domain/process/electronicNotice.ts";
import type { SignIn } from "../domain/process/identification.ts";
import { accountOf, type Account } from "../domain/session/Account.ts";
import type { Actor } from "../domain/session/Actor.ts";
import type { SignedIn } from "../runtime/http/currentSession.ts";
import { actorOf } from "./actorOf.ts";

interface Sender {
  readonly actor: Actor &
    SignIn & {
      readonly termsVersion: string;
      readonly providerName?: string | undefined;
      readonly accountName?: string | undefined;
    };
  readonly account: Account;
  readonly notice: NoticeTerms;
  readonly postbox?: string | undefined;
}

/** Who orders an application to be sent, now or as soon as it is paid; the mailbox only where the portal serves mailboxes. */
export function senderOf(somebody: SignedIn, { portal, server }: StateSettings): Sender {
  const { user } = somebody.session;
  const { providerId, termsAcceptedAt, termsVersion, postbox, name } = user;
  const known = server.identityProviders.find(({ provider }) => provider.id === providerId);
  return {
    actor: {
      ...actorOf(somebody),
      providerId,
      termsAcceptedAt,
      termsVersion,
      providerName: known?.provider.name.de,
      accountName: name === "" || providerId === "anon" ? undefined : name,
    },
    account: accountOf(user),
    notice: { postbox, rule: portal.electronicNotice },
    ...(server.postbox !== undefined && { postbox }),
  };
}
