import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import { z } from "zod";
import type { Process } from "#domain/application/Process.ts";

/** What a process is sealed with: 256 bits of chance. */
export type ProcessKey = Uint8Array;

const ALGORITHM = "aes-256-gcm";
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** The quickest: it saves half of what is written and read, and more time than it takes. */
const PACKING = { level: 1 } as const;
/** Housekeeping only: reads check `availableUntil` themselves. A day later than needed, so the sweeper comes first. */
const TTL_DELAY_SECONDS = 86_400;

const sealedSchema = z.looseObject({
  id: z.string(),
  ownerId: z.string(),
  revision: z.int(),
  sealed: z.instanceof(Uint8Array),
});

/** What a seal belongs to: it fits no other item, no other owner and no other revision. */
interface Bound {
  readonly id: string;
  readonly ownerId: string;
  readonly revision: number;
}
const boundTo = ({ id, ownerId, revision }: Bound): Uint8Array =>
  Buffer.from(JSON.stringify([id, ownerId, revision]));

export const newProcessKey = (): ProcessKey => randomBytes(KEY_BYTES);

/** Of what was removed nothing is left that has to be sealed, and no key. */
export function removedItem(process: Process): Record<string, unknown> {
  return { ...process, ...housekeepingOf(process) };
}

/** Attributes for indexes, conditions and scans stay readable; the rest is one sealed attribute. */
export function sealedItem(
  process: Process,
  { key, revision }: { readonly key: ProcessKey; readonly revision: number },
): Record<string, unknown> {
  const { id, ownerId, status, updatedAt, availableUntil, resultsAvailableUntil, ...rest } = process;
  const { submitting } = process;
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(boundTo({ id, ownerId, revision }));
  const sealed = Buffer.concat([
    nonce,
    cipher.update(deflateRawSync(JSON.stringify(rest), PACKING)),
    cipher.final(),
    cipher.getAuthTag(),
  ]);
  return {
    ...{ id, ownerId, status, updatedAt, availableUntil, resultsAvailableUntil, sealed },
    ...(submitting !== undefined && { submitting: { acceptedAt: submitting.acceptedAt } }),
    ...housekeepingOf(process),
  };
}

/** Whether it is sealed, and not from before everything was. */
export function isSealed(item: unknown): boolean {
  return sealedSchema.safeParse(item).success;
}

/** The item as it would be unsealed. What does not fit the key stays closed, and then no schema takes it. */
export function openedItem(item: unknown, key: ProcessKey): unknown {
  const { sealed, submitting: _marker, ...readable } = sealedSchema.parse(item);
  const decipher = createDecipheriv(ALGORITHM, key, sealed.subarray(0, NONCE_BYTES))
    .setAAD(boundTo(readable))
    .setAuthTag(sealed.subarray(-TAG_BYTES));
  try {
    const parts = [decipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()];
    const content: unknown = JSON.parse(inflateRawSync(Buffer.concat(parts)).toString("utf8"));
    return Object.assign(readable, content);
  } catch {
    return readable;
  }
}

/** Named `processId` in the store, because all tables share that key; `expiresAt` is DynamoDB's TTL in seconds. */
function housekeepingOf({ id, availableUntil }: Process): Record<string, unknown> {
  return {
    processId: id,
    expiresAt: Math.floor(Date.parse(availableUntil) / 1000) + TTL_DELAY_SECONDS,
  };
}
