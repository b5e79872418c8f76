/** The time. Everything that depends on it asks here, so that tests and the local console can move it. */
export interface Clock {
  now(): Date;
}

/** Ids that cannot be guessed, within `[A-Za-z0-9_-]`. */
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

/** SHA-512 in hex, by which documents are proved. */
export type Sha512 = (bytes: Uint8Array) => string;
