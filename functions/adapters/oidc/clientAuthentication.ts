import { createPrivateKey } from "node:crypto";
import { importPKCS8 } from "jose";
import * as client from "openid-client";
import { z } from "zod";
import type { OidcProvider } from "#domain/sign-in/OidcProvider.ts";

const clientId = z.string().min(1);

/** How the portal authenticates at a provider: with a shared secret, or with a key of its own. */
export const oidcCredentialsSchema = z.union([
  z.object({ clientId, clientSecret: z.string().min(1) }),
  z.object({
    clientId,
    /** PKCS#8, PEM. */
    privateKey: z.string().startsWith("-----BEGIN PRIVATE KEY-----"),
    /** Name of the key where the provider was given several. */
    keyId: z.string().min(1).optional(),
    /** Absent: what fits the key best. */
    algorithm: z.enum(["PS256", "RS256", "ES256"]).optional(),
  }),
]);
export type OidcCredentials = z.infer<typeof oidcCredentialsSchema>;

/** The settings name a method that the secret has nothing for; the name stands in the log. */
class SecretOfAnotherKind extends Error {
  override readonly name = "secret-of-another-kind";
}

/** What the library adds to each request to the token endpoint; throws where the secret is not of the kind of the settings. */
export async function clientAuthentication(
  method: OidcProvider["clientAuthentication"],
  credentials: OidcCredentials,
): Promise<client.ClientAuth> {
  if (method === "private_key_jwt") {
    if (!("privateKey" in credentials)) throw new SecretOfAnotherKind();
    const { privateKey, keyId, algorithm } = credentials;
    const fitting = createPrivateKey(privateKey).asymmetricKeyType === "ec" ? "ES256" : "PS256";
    const key = await importPKCS8(privateKey, algorithm ?? fitting);
    return client.PrivateKeyJwt(keyId === undefined ? key : { key, kid: keyId });
  }
  if (!("clientSecret" in credentials)) throw new SecretOfAnotherKind();
  const { clientSecret } = credentials;
  return method === "client_secret_post"
    ? client.ClientSecretPost(clientSecret)
    : client.ClientSecretBasic(clientSecret);
}
