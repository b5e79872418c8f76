import { TRUST_LEVELS } from "#domain/sign-in/TrustLevel.ts";
import type { User } from "#domain/sign-in/UserSession.ts";
import { aSession } from "../fixtures/aProcess.ts";

/** One kind of caller. */
export interface Caller {
  readonly name: string;
  readonly user: User | undefined;
}

/** Owner id of the caller's own data. */
export const MINE = "whoever-asks";

function account(providerId: string, more: Partial<User> = {}): Caller[] {
  return TRUST_LEVELS.map((trustLevel) => ({
    name: `${providerId} at ${trustLevel}${more.organisation === undefined ? "" : ", for an organisation"}`,
    user: { ...aSession("account", MINE).user, providerId, trustLevel, ...more },
  }));
}

/** A caller without a session, visitors, and every provider at every level. */
export const CALLERS: readonly Caller[] = [
  { name: "nobody", user: undefined },
  { name: "an anonymous visitor", user: aSession("anonymous", MINE).user },
  ...account("sk"),
  ...account("nkb", { providerType: "saml2" }),
  ...account("elster", { providerType: "saml2" }),
  ...account("elster", { providerType: "saml2", organisation: { name: "Pflege Weber GmbH" } }),
  ...account("eid", { providerType: "saml2", transient: true }).slice(-1),
];
