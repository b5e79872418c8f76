import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { IdGenerator } from "../../ports/IdGenerator.ts";

/** Crockford's base 32: no I, L, O, U, so that nothing is misread or misheard. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TICKET_LENGTH = 12;

export const randomIds: IdGenerator = {
  uuid: () => randomUUID(),
  secret: () => randomBytes(32).toString("base64url"),
  transferTicketNumber: () =>
    Array.from({ length: TICKET_LENGTH }, () => ALPHABET.charAt(randomInt(ALPHABET.length))).join(""),
};
