export const REFUSALS = [
  "empty",
  "not-a-pdf",
  "cut-off",
  "encrypted",
  "too-large",
  "unreadable",
  "duplicate",
] as const;
export type Refusal = (typeof REFUSALS)[number];

/** A reason that the portal has a sentence for; one that a newer server may send reads as "unreadable". */
export function refusalKey(refusal: string): Refusal {
  return REFUSALS.find((known) => known === refusal) ?? "unreadable";
}
