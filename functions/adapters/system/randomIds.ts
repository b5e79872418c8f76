import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { IdGenerator } from "../../ports/IdGenerator.ts";

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
