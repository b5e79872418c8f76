import { generateKeyPairSync } from "node:crypto";

/** What Keycloak calls a source of keys. */
export const KEY_PROVIDER = "org.keycloak.keys.KeyProvider";
export const SIGNING_KEY = "rsa";

type KeyProvider = Readonly<Record<string, unknown>>;

/** A new key to sign with, for which Keycloak makes a certificate. It would make the key too, but takes seconds for it. */
export function newSigningKey(): KeyProvider {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 3072 });
  return {
    name: `${SIGNING_KEY}-${Date.now()}`,
    providerId: SIGNING_KEY,
    config: {
      privateKey: [privateKey.export({ type: "pkcs8", format: "pem" }).toString()],
      priority: ["100"],
      algorithm: ["RS256"],
    },
  };
}

/** All keys of a new realm. Those that only Keycloak itself reads are quickly made. */
export function realmKeys(): readonly KeyProvider[] {
  return [
    newSigningKey(),
    { name: "hmac", providerId: "hmac-generated", config: { priority: ["100"], algorithm: ["HS512"] } },
    { name: "aes", providerId: "aes-generated", config: { priority: ["100"] } },
  ];
}
