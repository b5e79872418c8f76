import { TRUST_LEVELS } from "../../functions/domain/session/TrustLevel.ts";
import type { User } from "../../functions/domain/session/UserSession.ts";
import { aSession } from "../fixtures/aProcess.ts";

/** One kind of caller. */
export interface Somebody {
  readonly name: string;
  readonly user: User | undefined;
}

/** Owner of what is their own. */
export const MINE = "whoever-asks";

function account(providerId: string, more: Partial<User> = {}): Somebody[] {
  return TRUST_LEVELS.map((trustLevel) => ({
    name: `${providerId} at ${trustLevel}${more.organisation === undefined ? "" : ", for an organisation"}`,
    user: { ...aSession("account", MINE).user, providerId, trustLevel, ...more },
  }));
}

/** Nobody, visitors, and every provider at every level. */
export const EVERYBODY: readonly Somebody[] = [
  { name: "nobody", user: undefined },
  { name: "an anonymous visitor", user: aSession("anonymous", MINE).user },
  ...account("sk"),
  ...account("nkb", { providerType: "saml2" }),
  ...account("elster", { providerType: "saml2" }),
  ...account("elster", { providerType: "saml2", organisation: { name: "Pflege Weber GmbH" } }),
  ...account("eid", { providerType: "saml2", transient: true }).slice(-1),
];
