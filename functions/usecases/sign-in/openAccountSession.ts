import { err, ok, type Result } from "#domain/result.ts";
import { readablePerson } from "./readablePerson.ts";
import type { OwnerIds } from "#domain/sign-in/Actor.ts";
import type { ProviderId } from "#domain/sign-in/ProviderId.ts";
import type { PendingLogin, SignedInSession, User, UserSession } from "#domain/sign-in/UserSession.ts";
import type { IdentifiedPerson } from "#domain/sign-in/IdentifiedPerson.ts";
import type { LoginFailure } from "#ports/sign-in/IdentityProviders.ts";
import type { Ports } from "#ports/Ports.ts";
import { findBlock } from "./findBlock.ts";
import { keepWithSession } from "./refreshSession.ts";
import { newSession, type SessionTimes } from "./sessionRules.ts";

export type FinishFailure =
  /** Nothing was started in this browser, or its answer was used before. */
  | { readonly kind: "login-unknown" }
  /** May not use the portal for a breach of the terms; without `until`: for good. */
  | { readonly kind: "account-blocked"; readonly until?: string }
  | LoginFailure;

export interface FailedLogin {
  readonly failure: FinishFailure;
  /** Where the person was going, or came from if the login was given up. */
  readonly redirect: string;
  readonly locale: "de" | "en";
  /** Reference that the person can give to support, who find the cause in the log by it. */
  readonly reference: string;
}

export interface FinishedLogin {
  readonly sessionId: string;
  readonly session: SignedInSession;
  readonly redirect: string;
}

export interface SessionOpening {
  readonly times: SessionTimes;
  /** Turns provider and subject into ids that do not show the subject. */
  readonly ownerIdsOf: (person: {
    readonly providerId: ProviderId;
    readonly subject: string;
  }) => Promise<OwnerIds>;
}

/**
 * The end of every login: a new session under a new id, bound to the provider; the old one ends. What an anonymous
 * visitor typed stays reachable for the change of user (previousOwnerId).
 */
export async function openAccountSession(
  ports: Pick<Ports, "sessions" | "processes" | "ids" | "clock" | "log" | "blockList">,
  login: SessionOpening & {
    readonly pending: PendingLogin;
    readonly person: IdentifiedPerson;
    readonly providerType: "oidc" | "saml2";
    readonly before: { readonly sessionId: string; readonly session: UserSession };
  },
): Promise<Result<FinishedLogin, FailedLogin>> {
  const { pending, before } = login;
  const person = readablePerson(login.person);
  const now = ports.clock.now();
  const owner = await login.ownerIdsOf({ providerId: pending.providerId, subject: person.subject });
  const { providerType } = login;
  // The only check under the earlier id as well: no new block is set under it, and every write checks again.
  const ids = [owner.ownerId, ...(owner.earlierOwnerId === undefined ? [] : [owner.earlierOwnerId])];
  const blocks = await Promise.all(ids.map((ownerId) => findBlock(ports, { ownerId, providerType })));
  const block = blocks.find((found) => found !== undefined);
  if (block !== undefined) {
    const until = block.until === undefined ? {} : { until: block.until };
    return failedLogin(ports, {
      pending,
      failure: { kind: "account-blocked", ...until },
      secret: pending.state,
    });
  }
  const user: User = {
    ...owner,
    providerId: pending.providerId,
    providerType,
    trustLevel: person.trustLevel,
    name: person.name,
    ...(person.postbox !== undefined && { postbox: person.postbox }),
    transient: person.transient,
    providerData: person.providerData,
    ...(person.valueLevels !== undefined && { valueLevels: person.valueLevels }),
    ...(person.organisation !== undefined && { organisation: person.organisation }),
    fetchedAt: now.toISOString(),
    termsVersion: pending.termsVersion,
    termsAcceptedAt: pending.startedAt,
  };
  const visitor = before.session.user;
  const session: SignedInSession = {
    ...newSession({ xsrfToken: ports.ids.secret(), now }, login.times),
    user,
    ...(person.providerSession !== undefined && { providerSession: person.providerSession }),
    ...(visitor?.providerType === "pseudo" && { previousOwnerId: visitor.ownerId }),
  };
  const sessionId = ports.ids.secret();
  await ports.sessions.create(sessionId, session);
  await keepWithSession(ports, session);
  await ports.sessions.delete(before.sessionId);
  ports.log.write("login-completed", { providerId: user.providerId, trustLevel: user.trustLevel });
  return ok({ sessionId, session, redirect: pending.redirect });
}

/** A secret that a login brings back. It names the language, for the page that says that the login is not known any more. */
export function loginSecret({ ids }: Pick<Ports, "ids">, locale: PendingLogin["locale"]): string {
  return `${ids.secret()}.${locale}`;
}

/** Short enough to be read out; it only has to be found among the failures of some days. */
const REFERENCE_LENGTH = 8;
const HOME = { de: "/", en: "/en" } as const;

export interface LostLogin {
  /** Absent: nobody knows the login that came back. */
  readonly pending: PendingLogin | undefined;
  readonly failure: FinishFailure;
  /** The secret that came back. */
  readonly secret: string | undefined;
}

/** A login that came to nothing, for the log and for the page that says so, in the language in which it was begun. */
export function failedLogin(
  { log, ids }: Pick<Ports, "log" | "ids">,
  { pending, failure, secret }: LostLogin,
): { readonly ok: false; readonly failure: FailedLogin } {
  const locale = pending?.locale ?? (secret?.endsWith(".en") === true ? "en" : "de");
  const reference = ids.readable(REFERENCE_LENGTH);
  log.write("login-failed", {
    providerId: pending?.providerId ?? null,
    kind: failure.kind,
    reason: "reason" in failure ? failure.reason : failure.kind,
    ...("seconds" in failure && { seconds: failure.seconds }),
    reference,
  });
  const isGivenUp = failure.kind === "login-cancelled";
  return err({
    failure,
    redirect: (isGivenUp ? pending?.cancelUrl : undefined) ?? pending?.redirect ?? HOME[locale],
    locale,
    reference,
  });
}
