interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/** Pages that a module comes with, and `main` for what every page has: found by walking up the static imports. */
function pagesOf(id: string, modules: Modules): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const one of seen)
    for (const importer of modules.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  return new Set([...seen].filter((one) => /(?:Page|main)\.tsx$/.test(one)));
}

function chunkOf(id: string, modules: Modules): string | null {
  // It waits for the first page, which waits for what it imports: in one file both would wait for ever.
  if (id.endsWith("main.tsx")) return null;
  const pages = [...pagesOf(id, modules)];
  if (pages.some((page) => page.endsWith("main.tsx"))) return "app";
  if (pages.some((page) => page.includes("/application/"))) return pages.length > 1 ? "shared" : "form";
  return null;
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
