import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import type { OwnerIds } from "#domain/sign-in/Actor.ts";

const keySchema = z.string().min(32);

/** `before`: former keys, the oldest first. They stay for good: the newest id is made from the one before. */
export const ownerKeysSchema = z
  .object({ key: keySchema, before: z.array(keySchema).default([]) })
  .transform(({ key, before }) => [...before, key]);
export type OwnerKeys = readonly string[];

interface Person {
  readonly providerId: string;
  readonly subject: string;
}

const OWNER_ID = /^(?<provider>[a-z][a-z0-9-]*):(?:(?<stage>\d+):)?[A-Za-z0-9_-]{43}$/;

/** Ids stored before there was a key; the subject is enough to compute one. */
function plainOwnerId({ providerId, subject }: Person): string {
  return `${providerId}:${createHash("sha256").update(`${providerId}|${subject}`).digest("base64url")}`;
}

/**
 * An id of any stage at its last one: the first key makes stage 1 of the plain hash, the second key stage 2 of that.
 * So stored ids can be rekeyed without a sign-in of their owners. An id of no account is left as it is.
 */
export function keyedOwnerId(ownerId: string, keys: OwnerKeys): string {
  const { provider, stage = "0" } = OWNER_ID.exec(ownerId)?.groups ?? {};
  if (provider === undefined || provider === "anon") return ownerId;
  let id = ownerId;
  for (const [index, key] of [...keys.entries()].slice(Number(stage))) {
    id = `${provider}:${String(index + 1)}:${createHmac("sha256", key).update(id).digest("base64url")}`;
  }
  return id;
}

/** Every id that a person had, the newest first. */
export function ownerIdsEver(person: Person, keys: OwnerKeys): readonly string[] {
  const plain = plainOwnerId(person);
  return [...keys.keys()]
    .map((index) => keyedOwnerId(plain, keys.slice(0, index + 1)))
    .reverse()
    .concat(plain);
}

/** An owner id that does not show the subject of the account behind it, and the one before the last change of keys. */
export function ownerIdsOf(person: Person, keys: OwnerKeys): OwnerIds {
  const [ownerId = "", earlierOwnerId] = ownerIdsEver(person, keys);
  return { ownerId, earlierOwnerId };
}
