/** Latin letters with all their accents, and one or two of other scripts. */
const LATIN_END = 0x24f;
const OTHERS = [0x2019, 0x2028, 0x3b1, 0x416, 0x5d0, 0x627, 0x905, 0x1e9e, 0x4e2d, 0xac00, 0xfeff, 0x1f600];

/** Characters that show how the character sets of a pattern differ: Latin, other scripts, and what it names itself. */
export function sampleCharacters(raws: readonly string[]): readonly number[] {
  const named = [...new Set(raws.join(""))].flatMap((character) => {
    const code = character.codePointAt(0) ?? 0;
    return [code - 1, code, code + 1];
  });
  const escaped = [...raws.join(" ").matchAll(/\\[ux]\{?([0-9a-f]{2,6})/gi)].flatMap(([, digits = ""]) => {
    const code = Number.parseInt(digits, 16);
    return [code - 1, code, code + 1];
  });
  const latin = Array.from({ length: LATIN_END + 1 }, (_, code) => code);
  const all = new Set([...latin, ...OTHERS, ...named, ...escaped]);
  return [...all].filter((code) => code >= 0 && code <= 0x10ffff);
}

/** Which of the characters a set such as `[a-z]`, `\d` or `x` takes. */
export function taken(
  raw: string,
  given: { readonly flags: string; readonly samples: readonly number[] },
): ReadonlySet<number> {
  const flags = given.flags.replace(/[gy]/g, "");
  const set = new RegExp(`^(?:${raw})$`, flags);
  return new Set(given.samples.filter((code) => set.test(String.fromCodePoint(code))));
}
