import type { Option } from "../../../../functions/forms/CompiledForm.ts";

/** Letters without their marks and without what nobody sees, so that "Turkei" finds "Türkei". */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\p{M}\p{Cf}]/gu, "")
    .toLowerCase()
    .trim();
}

/** Options with the text in their name; those that begin with it, or have a word that does, come first. */
export function findOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = plain(text);
  if (wanted === "") return options;
  const ranked = options.flatMap((option) => {
    const label = plain(option.label);
    const at = label.indexOf(wanted);
    if (at === -1) return [];
    return [{ option, rank: at === 0 ? 0 : /[\s(/-]/.test(label.charAt(at - 1)) ? 1 : 2 }];
  });
  return ranked.sort((one, other) => one.rank - other.rank).map(({ option }) => option);
}

/** The option whose name somebody typed in full. */
export function optionByName(options: readonly Option[], text: string): Option | undefined {
  const wanted = plain(text);
  return options.find(({ label }) => plain(label) === wanted);
}
