import MiniSearch from "minisearch";

/** Finds names in which one letter is typed wrong, otherwise two. Numbers beside them must be right. */
export function similarNames<Named extends { readonly name: string; readonly text: string }>(
  named: readonly Named[],
): (form: string) => readonly Named[] {
  const byName = new Map<string, Named[]>();
  for (const entry of named) byName.set(entry.name, [...(byName.get(entry.name) ?? []), entry]);
  const index = new MiniSearch<{ readonly id: string }>({
    fields: ["whole", "word"],
    extractField: ({ id }, field) => (field === "whole" ? id.replaceAll(" ", "") : id),
    tokenize: (text) => text.split(" "),
    processTerm: (term) => term,
    searchOptions: { combineWith: "AND" },
  });
  index.addAll([...byName.keys()].map((id) => ({ id })));
  return (form) => {
    const words = form.split(" ");
    const letters = words.filter((word) => !/\d/.test(word));
    const numbers = words.filter((word) => /\d/.test(word));
    if (letters.length === 0) return [];
    for (const wrong of [1, 2]) {
      const fuzzy = (term: string): number => (term.length < 3 * wrong + 1 ? 0 : wrong);
      const found = [letters.join(" "), letters.join("")]
        .flatMap((text) => index.search(text, { fuzzy }))
        .flatMap(({ id }) => (typeof id === "string" ? (byName.get(id) ?? []) : []))
        .filter(({ text }) => numbers.every((number) => text.includes(` ${number}`)));
      if (found.length > 0) return found;
    }
    return [];
  };
}
