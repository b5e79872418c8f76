interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** `form`: what the form alone stands on. `app`: what every page has, and what the form shares with other pages. */
function chunkOf(id: string, modules: Modules): string | null {
  const above = new Set([id]);
  for (const one of above)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) above.add(importer);
  const pages = [...above].filter((one) => /(?:pages|open)\/.*Page\.tsx$|main\.tsx$/.test(one));
  // `main` waits for the first page, which waits for what it imports: in one file both would wait for ever.
  if (id.endsWith("main.tsx") || !pages.some((page) => /main|ProcessPage/.test(page))) return null;
  return pages.every((page) => page.includes("ProcessPage")) ? "form" : "app";
}

/** Few files: many small ones compress badly and cost requests on slow lines (decisions of frontend, 11). */
export const CHUNK_GROUPS = [
  { name: "packages", test: /node_modules\/(?!swr|dequal)|@oxc-project|vite\/preload-helper/ },
  { name: chunkOf, debugName: "pages" },
];

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
