const PLURAL = /_(zero|one|two|few|many|other)$/;

/** Keys that a further language lacks; a text with a count needs every form that the language knows. */
export function missingTexts(
  keys: readonly string[],
  { german, language }: { readonly german: readonly string[]; readonly language: string },
): readonly string[] {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  const has = new Set(keys);
  const needed = german.flatMap((key) => {
    if (!PLURAL.test(key)) return [key];
    return key.endsWith("_other") ? forms.map((form) => key.replace(/other$/, form)) : [];
  });
  return needed.filter((key) => !has.has(key));
}
