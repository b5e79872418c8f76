import { createHash, randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Clock, IdGenerator } from "#ports/System.ts";

/** Crockford's base 32: no I, L, O, U, so that nothing is misread or misheard. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const TICKET_LENGTH = 12;

const readable = (length: number): string =>
  Array.from({ length }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join("");

export const randomIds: IdGenerator = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
  readable,
  transferTicketNumber: () => readable(TICKET_LENGTH),
};

export const systemClock: Clock = { now: () => new Date() };

/** SHA-512, lower-case hex, as the transports want it. */
export function sha512(bytes: Uint8Array): string {
  return createHash("sha512").update(bytes).digest("hex");
}
