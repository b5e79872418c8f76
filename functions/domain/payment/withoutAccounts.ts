import { cutText } from "../text/cutText.ts";
import { readableText } from "../text/readableText.ts";

/** Numbers of accounts and cards: an IBAN, or twelve and more digits, also in groups. */
const ACCOUNTS = /\b[A-Z]{2}\d{2}(?:[ -]?[A-Z0-9]){11,30}\b|\d(?:[ -]?\d){11,}/gi;

/** What a payment service wrote, without numbers of accounts and cards: those are never stored. */
export function withoutAccounts(text: string): string {
  return cutText(readableText(text).replace(ACCOUNTS, "…"), { characters: 250 });
}
