import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const pem = z.string().startsWith("-----BEGIN ");
const portalKeysSchema = z.object({
  signingKey: pem,
  signingCertificate: pem,
  decryption: z.array(z.object({ key: pem, certificate: pem })),
  seal: z.object({ key: pem, certificate: pem }),
  /** Shared with the FIT-Connect counterparty. Files of an earlier start have none. */
  callbackSecret: z.string().default(() => randomBytes(32).toString("base64url")),
});
export type PortalKeys = z.infer<typeof portalKeysSchema>;

/** The portal's own keys for SAML and for its seal, as an operator would make them: at the first start, then kept in the state folder. */
export async function openPortalKeys(stateFolder: string): Promise<PortalKeys> {
  const file = path.join(stateFolder, "portal-keys.json");
  if (existsSync(file)) return portalKeysSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  // Loaded only where certificates are made: it would cost every later start a tenth of a second.
  const { selfSignedPair } = await import("#infra/counterparties/kit/selfSignedPair.ts");
  const order = { now: Date.now(), padding: "RSASSA-PKCS1-v1_5" } as const;
  const [signing, decryption, seal] = await Promise.all([
    selfSignedPair({ ...order, name: "portal signing" }),
    selfSignedPair({ ...order, name: "portal encryption" }),
    selfSignedPair({ ...order, name: "portal seal" }),
  ]);
  const keys = {
    signingKey: signing.key,
    signingCertificate: signing.certificate,
    decryption: [decryption],
    seal,
    callbackSecret: randomBytes(32).toString("base64url"),
  };
  writeFileSync(file, `${JSON.stringify(keys, undefined, 2)}\n`, { mode: 0o600 });
  return keys;
}
