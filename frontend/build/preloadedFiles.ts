/** Loaded with the document itself, so that naming them again for each part only makes the first file larger. */
const ALWAYS_THERE = /\/(?:core|rolldown-runtime)-/;
/** The document itself, which names all that it begins with. */
const ENTRY = /\/index-/;
/** A page is waited for on a slow line; every other part comes while the page is used. */
const PAGE = /\/\w+Page-/;

/** What the browser is told to fetch together with a part: for a page all that it stands on, otherwise its styles. */
export function preloadedFiles(part: string, files: readonly string[]): string[] {
  if (ENTRY.test(part)) return [...files];
  const waitedFor = PAGE.test(part);
  return files.filter((file) => file.endsWith(".css") || (waitedFor && !ALWAYS_THERE.test(file)));
}
