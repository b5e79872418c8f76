import { z } from "zod";

/** 683 characters of base64url are a modulus of 4096 bit. */
const MODULUS_CHARACTERS = 683;

const members = {
  kty: z.literal("RSA"),
  kid: z.string().min(8).max(64),
  n: z
    .string()
    .min(MODULUS_CHARACTERS)
    .regex(/^[A-Za-z0-9_-]+$/),
  e: z.literal("AQAB"),
  x5c: z.array(z.base64()).min(1).optional(),
};

/** Public keys as FIT-Connect allows them: RSA of at least 4096 bit, one algorithm, exactly one operation. */
export const fitConnectJwk = z.discriminatedUnion("alg", [
  z.object({ ...members, alg: z.literal("RSA-OAEP-256"), key_ops: z.tuple([z.literal("wrapKey")]) }),
  z.object({ ...members, alg: z.literal("PS512"), key_ops: z.tuple([z.literal("verify")]) }),
]);

export type FitConnectJwk = z.infer<typeof fitConnectJwk>;
