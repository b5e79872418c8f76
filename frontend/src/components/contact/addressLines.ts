import { postalLines } from "#domain/directory/postalLines.ts";

/** The lines of a postal address as they are shown: a postal code and its town stay in one line. */
export function addressLines(authority: Parameters<typeof postalLines>[0]): readonly string[] {
  return postalLines(authority).map((line) => line.replace(/\b(\d{5}) /g, "$1\u00a0"));
}
