interface Modules {
  readonly getModuleInfo: (id: string) => Imported | null;
}

/** What imports a module, at once or when it is needed. */
interface Imported {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/**
 * `form`: what the form alone stands on; `app`: what every page has, and what the form shares with other pages; `fields`:
 * rare fields, rows and documents, which come in one round trip. What the other pages share, with one another or with
 * parts that come later: `search` with the home page, `blocks` with rare fields as well, else `pages`; texts apart.
 */
export function chunkOf(id: string, modules: Modules): string | null {
  // `main` waits for the first page, which waits for what it imports: in one file both would wait for ever.
  if (id.endsWith("main.tsx")) return null;
  const above = new Set([id]);
  for (const one of above) modules.getModuleInfo(one)?.importers.forEach((importer) => above.add(importer));
  const isAbove = (pattern: RegExp): boolean => [...above].some((one) => pattern.test(one));
  const doors = [...above].filter((one) => modules.getModuleInfo(one)?.dynamicImporters.length);
  const isShared = doors.length > 1;
  const texts = /\/(messages\.\w+)\.ts$/.exec(id)?.[1];
  if (texts !== undefined) return isShared ? texts : null;
  const isField = isAbove(/\/src\/form\/(?:fields|rows|documents)\//);
  const isOfPage = isAbove(/\/pages\/.*Page\.tsx$|\/main\.tsx$/);
  if (isAbove(/\/(?:main|ProcessPage)\.tsx$/)) return isOfPage ? "app" : "form";
  if (!isOfPage) return isField ? "fields" : null;
  const isOfHome = isAbove(/\/home\//);
  if (isField) return isShared && isOfHome ? "blocks" : null;
  // Texts to read are there without code, and need few of these.
  if (!isShared || isAbove(/\/legal\//)) return null;
  return isOfHome ? "search" : "pages";
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
