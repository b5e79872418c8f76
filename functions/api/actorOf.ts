import type { Actor } from "#domain/sign-in/Actor.ts";
import type { SignedIn } from "../runtime/http/cookies.ts";
import type { StateSettings } from "../contract/settings/settings.ts";
import type { NoticeTerms } from "../domain/application/electronicNotice.ts";
import type { SignIn } from "../domain/application/identification.ts";
import { accountOf, type Account } from "../domain/sign-in/Account.ts";

interface Sender {
  readonly actor: Actor &
    SignIn & {
      readonly termsVersion: string;
      readonly providerName?: string | undefined;
      readonly providerNameEn?: string | undefined;
      readonly accountName?: string | undefined;
    };
  readonly account: Account;
  readonly notice: NoticeTerms;
  readonly postbox?: string | undefined;
}

/** Who asks, for the use cases: the user of the session. */
export function actorOf({ session, windowId }: SignedIn): Actor {
  const { ownerId, earlierOwnerId, trustLevel, transient } = session.user;
  return {
    ownerId,
    earlierOwnerId,
    trustLevel,
    transient,
    ...(transient && { sessionEndsAt: session.idleExpiresAt }),
    ...(windowId !== undefined && { windowId }),
  };
}

/** Who orders an application to be sent, now or as soon as it is paid; the mailbox only where the portal serves mailboxes. */
export function senderOf(caller: SignedIn, { portal, server }: StateSettings): Sender {
  const { user } = caller.session;
  const { providerId, termsAcceptedAt, termsVersion, postbox, name } = user;
  const known = server.identityProviders.find(({ provider }) => provider.id === providerId);
  return {
    actor: {
      ...actorOf(caller),
      providerId,
      termsAcceptedAt,
      termsVersion,
      providerName: known?.provider.name.de,
      providerNameEn: known?.provider.name.en,
      accountName: name === "" || providerId === "anon" ? undefined : name,
    },
    account: accountOf(user),
    notice: { postbox, rule: portal.electronicNotice },
    ...(server.postbox !== undefined && { postbox }),
  };
}
