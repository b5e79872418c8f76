export const REFUSALS = [
  "empty",
  "not-a-pdf",
  "cut-off",
  "no-pages",
  "encrypted",
  "too-large",
  "too-complex",
  "unreadable",
  "starts-program",
  "xfa-form",
  "program-attached",
  "malware",
  "not-opened",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A reason that the portal has a sentence for; one that a newer server may send reads as "unreadable". */
export function refusalKey(refusal: string): Refusal {
  return REFUSALS.find((known) => known === refusal) ?? "unreadable";
}
