/** Loaded with the document itself, so that naming them again for each part only makes the first file larger. */
const ALWAYS_THERE = /\/(?:app|packages|rolldown-runtime|styles)-/;
/** The document itself, which names all that it begins with. */
const ENTRY = /\/index-/;
/** A page is waited for on a slow line; every other part comes while the page is used. */
const PAGE = /\/\w+Page-/;

/** What the browser fetches together with a part: for a page all that it stands on, otherwise its styles. */
export function preloadedFiles(part: string, files: readonly string[]): string[] {
  if (ENTRY.test(part)) return [...files];
  const waitedFor = PAGE.test(part);
  const missing = files.filter((file) => !ALWAYS_THERE.test(file));
  return missing.filter((file) => waitedFor || file.endsWith(".css"));
}
