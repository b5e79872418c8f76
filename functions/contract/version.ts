import { z } from "zod";
import { operation } from "./operation.ts";

/** SHA-256 in hexadecimal by the name of the function. */
export const functionDigestsSchema = z.record(z.string(), z.hash("sha256"));
export type FunctionDigests = z.infer<typeof functionDigestsSchema>;

export const versionOperations = {
  getVersion: operation({
    response: z.object({
      version: z.string(),
      commit: z.string(),
      /** Of the code of every function, settings apart: `npm run compare` builds the sources and compares. */
      functions: functionDigestsSchema,
    }),
    problems: [],
  }),
  /** The announcement of the operators, shown to everyone. */
  getNotice: operation({
    response: z.object({
      /** Nothing can be changed or sent for now. */
      readOnly: z.boolean(),
      notice: z.object({ de: z.string(), en: z.string() }).nullable(),
      until: z.iso.datetime().nullable(),
    }),
    problems: [],
  }),
  /** Keys of the portal's seal, of now and before: what is sealed is judged by the one that was valid when it was. */
  getSealKeys: operation({
    response: z.object({
      keys: z.array(
        z.object({
          /** Common name of the certificate. */
          name: z.string(),
          /** SubjectPublicKeyInfo (RFC 5280), DER, base64; RSASSA-PKCS1-v1_5 with SHA-256. */
          publicKey: z.base64(),
          /** From the certificate: the time in which the key may seal. */
          notBefore: z.iso.datetime(),
          notAfter: z.iso.datetime(),
        }),
      ),
    }),
    problems: [],
  }),
  getOpenApi: operation({ response: z.record(z.string(), z.json()), problems: [] }),
};
