const OTHER_NAMES: Readonly<Record<string, string>> = { index: "home" };

/** Folder of a page in `src/pages`. */
export function pageFolder(pageId: string): string {
  return OTHER_NAMES[pageId] ?? pageId;
}
