/** What imports a module without waiting. */
interface Modules {
  readonly getModuleInfo: (id: string) => { readonly importers: readonly string[] } | null;
}

/**
 * `form`: what the form alone stands on; `app`: what every page has, and what the form shares with other pages; `pages`:
 * what several of the others share; `fields`: rare fields, rows and documents, which come in one round trip.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  const above = new Set([id]);
  for (const one of above) modules.getModuleInfo(one)?.importers.forEach((importer) => above.add(importer));
  const pages = [...above].filter((one) => /\/(?:pages|open)\/.*Page\.tsx$|\/main\.tsx$/.test(one));
  // `main` waits for the first page, which waits for what it imports: in one file both would wait for ever.
  if (id.endsWith("main.tsx")) return null;
  const isField = [...above].some((one) => /\/src\/form\/(?:fields|rows|documents)\/(?!messages)/.test(one));
  if (pages.length === 0) return isField ? "fields" : null;
  if (!pages.some((page) => /\/(?:main|ProcessPage)\.tsx$/.test(page))) {
    // Texts to read and the home page are there without code, and need few of these; so does a form.
    const isAlone = pages.length === 1 || isField || pages.some((page) => /\/(?:legal|home)\//.test(page));
    return isAlone ? null : "pages";
  }
  return pages.every((page) => page.endsWith("/ProcessPage.tsx")) ? "form" : "app";
}

/** Few files: many small ones compress badly and cost requests on slow lines (decisions of frontend, 11). */
export const CHUNK_GROUPS = [
  { name: "packages", test: /node_modules\/(?!swr|dequal)|@oxc-project|vite\/preload-helper/ },
  { name: chunkOf, debugName: "pages" },
];

/** What comes with a part: of the document all, of a page what is not there yet, of what comes later `fields` and styles. */
export function preloadedFiles(part: string, files: readonly string[]): string[] {
  if (part.includes("/index-")) return [...files];
  const missing = files.filter((file) => !/\/(?:app|packages|rolldown-runtime|styles)-/.test(file));
  if (/\/\w+Page-/.test(part)) return missing;
  const before = missing.filter((file) => file !== part && /\/fields-|\.css$/.test(file));
  // The part waits for its styles: it is asked for together with them.
  return before.length === 0 ? [] : [part, ...before];
}
