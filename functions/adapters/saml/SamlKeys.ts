import { z } from "zod";

const pem = z.string().regex(/^-----BEGIN [A-Z ]+-----\n/);

/** The portal's own keys at one provider, as the secret keeps them. Two decryption pairs while a certificate changes. */
export const samlKeysSchema = z.strictObject({
  signingKey: pem,
  signingCertificate: pem,
  decryption: z.array(z.strictObject({ key: pem, certificate: pem })).min(1),
});
export type SamlKeys = z.infer<typeof samlKeysSchema>;
