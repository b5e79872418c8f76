import { ACCOUNTS, type Account } from "./accounts.ts";
import { KEY_PROVIDER, realmKeys } from "./realmKeys.ts";

/** Data of an account for a client, by the name of an attribute that its mappers hand on. */
export type AttributesOf = (account: Account) => Readonly<Record<string, string | undefined>>;

/** A realm as Keycloak imports it. */
export interface Realm {
  readonly realm: string;
}

/** A realm with all accounts and one client, the portal. */
export function realmOf(
  realm: string,
  given: { readonly client: Readonly<Record<string, unknown>>; readonly attributesOf: AttributesOf },
): Realm & Readonly<Record<string, unknown>> {
  const { client, attributesOf } = given;
  return {
    realm,
    enabled: true,
    // The default costs as much as a whole sign-in.
    passwordPolicy: "hashAlgorithm(pbkdf2-sha256) and hashIterations(1)",
    clients: [client],
    users: ACCOUNTS.map((account) => userOf(account, attributesOf)),
    components: {
      "org.keycloak.userprofile.UserProfileProvider": [USER_PROFILE],
      [KEY_PROVIDER]: realmKeys(),
    },
  };
}

/** That of the administrators, so that its key need not be made either. */
export function masterRealm(): Realm & Readonly<Record<string, unknown>> {
  return { realm: "master", enabled: true, components: { [KEY_PROVIDER]: realmKeys() } };
}

/** No account has to be completed on the way, and attributes may have any name. */
const USER_PROFILE = {
  providerId: "declarative-user-profile",
  config: {
    "kc.user.profile.config": [
      JSON.stringify({
        attributes: ["username", "email", "firstName", "lastName"].map((name) => ({
          name,
          permissions: { view: ["admin", "user"], edit: ["admin", "user"] },
        })),
        unmanagedAttributePolicy: "ENABLED",
      }),
    ],
  },
};

function userOf(account: Account, attributesOf: AttributesOf): Readonly<Record<string, unknown>> {
  const { username, password, data } = account;
  const attributes = Object.entries(attributesOf(account)).filter(([, value]) => value !== undefined);
  return {
    username,
    enabled: true,
    emailVerified: true,
    email: data.email,
    firstName: data.givenName,
    lastName: data.familyName,
    credentials: [{ type: "password", value: password, temporary: false }],
    attributes: Object.fromEntries(attributes.map(([name, value]) => [name, [value]])),
  };
}
