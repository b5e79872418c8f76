import { bytesOfBase64 } from "./plainBytes.ts";
import type { Judging } from "./SealTools.ts";
import type { PublishedKey } from "./SealVerdict.ts";

/** Which of the published keys made a signature. A key that was certified again stands in the list more than once. */
export async function signingKeys(
  signed: { readonly message: Uint8Array; readonly signature: Uint8Array },
  { keys, tools }: Judging,
): Promise<readonly PublishedKey[]> {
  const found: PublishedKey[] = [];
  for (const key of keys) {
    const publicKey = bytesOfBase64(key.publicKey);
    if (publicKey !== undefined && (await tools.isSignedBy(publicKey, signed))) found.push(key);
  }
  return found;
}

/** The first of these keys that was valid at a time; none for a time that is none. */
export function keyValidAt(keys: readonly PublishedKey[], at: string | undefined): PublishedKey | undefined {
  const time = Date.parse(at ?? "");
  return keyNotEnded(
    keys.filter(({ notBefore }) => Date.parse(notBefore) <= time),
    at,
  );
}

/** The first of these keys that had not ended at a time. */
export function keyNotEnded(keys: readonly PublishedKey[], at: string | undefined): PublishedKey | undefined {
  const time = Date.parse(at ?? "");
  return keys.find(({ notAfter }) => time <= Date.parse(notAfter));
}
