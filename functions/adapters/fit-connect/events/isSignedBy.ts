import type { KeyObject } from "node:crypto";
import { compactVerify, errors } from "jose";
import { z } from "zod";

const jwsHeader = z.strictObject({
  alg: z.literal("PS512"),
  typ: z.string(),
  kid: z.string().min(8).max(64),
});

export type JwsHeader = z.infer<typeof jwsHeader>;

/** Header of a compact JWS, or undefined for anything but PS512 with a type and a key id. */
export function readJwsHeader(token: string): JwsHeader | undefined {
  return jwsHeader.safeParse(decodedJson(token.split(".")[0])).data;
}

/** The payload before its signature was checked: good only for choosing the key. */
export function readUnverifiedPayload(token: string): unknown {
  return decodedJson(token.split(".")[1]);
}

export async function isSignedBy(token: string, key: KeyObject): Promise<boolean> {
  try {
    await compactVerify(token, key, { algorithms: ["PS512"] });
    return true;
  } catch (error) {
    if (error instanceof errors.JOSEError) return false;
    throw error;
  }
}

function decodedJson(segment: string | undefined): unknown {
  try {
    return JSON.parse(Buffer.from(segment ?? "", "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}
