/** What is wrong with texts that are to replace others, one sentence each. */
export function unusableTexts(
  texts: Readonly<Record<string, string>>,
  written: ReadonlyMap<string, string>,
): readonly string[] {
  return Object.entries(texts).flatMap(([key, text]) => {
    const original = written.get(key);
    if (original === undefined) return [`${key}: no content page has such a text`];
    const [wanted, found] = [placesIn(original), placesIn(text)];
    return wanted === found
      ? []
      : [`${key}: has the places ${found || "none"} instead of ${wanted || "none"}`];
  });
}

/** Values that a text fills in and words that it marks, whatever their order. */
function placesIn(text: string): string {
  const places = Array.from(text.matchAll(/\{\{\w+\}\}|<\w+>/g), ([place]) => place);
  return [...new Set(places)].sort().join(" ");
}
