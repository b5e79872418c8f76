/** Ids that nobody can guess, within `[A-Za-z0-9_-]`. */
export interface IdGenerator {
  /** UUID, version 4. */
  uuid(): string;
  /** 32 random bytes, base64url: session ids and tokens. */
  secret(): string;
  /** So many characters that can be read out over the phone. */
  readable(length: number): string;
  /** 12 characters that can be read out over the phone: no I, L, O, U. */
  transferTicketNumber(): string;
}
