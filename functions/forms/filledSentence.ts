import type { Rule } from "./CompiledForm.ts";

/** A sentence for a broken rule with the name of the field and the bound of the rule in their places. */
export function filledSentence(
  sentence: string,
  { label, limit }: { readonly label: string; readonly limit?: Rule["limit"] },
): string {
  return sentence.replace("{label}", () => label).replace("{limit}", () => String(limit ?? ""));
}
