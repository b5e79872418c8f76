import { ACTIVE_CONTENTS, type ActiveContent, UPLOAD_DANGERS } from "#domain/attachments/UploadVerdict.ts";
import type { UploadFacts } from "#domain/attachments/judgeUpload.ts";
import { judgeAttachedFile } from "./judgeAttachedFile.ts";
import { catalogOf, type PdfFile, resolve } from "./PdfFile.ts";
import { entryOf, isArray, isDictionary, type PdfDictionary, type PdfValue } from "./PdfValue.ts";

type Finding = ActiveContent | UploadFacts["dangers"][number];

/** Kinds of actions (ISO 32000-1 section 12.6.4) that do more than turn to a page. */
const ACTIONS: Readonly<Record<string, Finding>> = {
  JavaScript: "script",
  Launch: "starts-program",
  SubmitForm: "sends-data",
  ImportData: "sends-data",
  GoToR: "opens-other-document",
  GoToE: "opens-other-document",
  Rendition: "media",
  Movie: "media",
  Sound: "media",
};
const SUBTYPES: Readonly<Record<string, Finding>> = { RichMedia: "media", "3D": "media" };
const ATTACHED: readonly Finding[] = ["attachment", "program-attached", "other-file-attached"];

/**
 * Looks at every dictionary of every definition, also of earlier versions and inside of attachments: a viewer may be
 * led there. Text of a page that merely mentions such words is not a dictionary.
 */
export function findActiveContent(file: PdfFile): Pick<UploadFacts, "activeContents" | "dangers"> {
  const findings = new Set<Finding>();
  for (const { value, source } of file.definitions) {
    const waiting: PdfValue[] = [value];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (isArray(next)) for (const item of next.items) waiting.push(item);
      if (!isDictionary(next)) continue;
      for (const finding of findingsIn(file, { dictionary: next, source })) findings.add(finding);
      for (const item of next.values) waiting.push(item);
    }
  }
  if (opensWebPage(file)) findings.add("opens-web-page");
  if (isCollection(file) && ATTACHED.some((kind) => findings.has(kind))) findings.add("portfolio");
  return {
    activeContents: ACTIVE_CONTENTS.filter((content) => findings.has(content)).sort(),
    dangers: UPLOAD_DANGERS.filter((danger) => findings.has(danger)),
  };
}

function findingsIn(
  file: PdfFile,
  { dictionary, source }: { readonly dictionary: PdfDictionary; readonly source: Buffer },
): readonly Finding[] {
  const found: Finding[] = [];
  const note = (finding: Finding | undefined): void => {
    if (finding !== undefined) found.push(finding);
  };
  for (const [index, key] of dictionary.keys.entries()) {
    const value = dictionary.values[index] ?? null;
    if (value === null) continue;
    if (key === "JS") note("script");
    if (key === "XFA") note("xfa-form");
    if (key === "EF") note(judgeAttachedFile(file, { dictionary, source }));
    if (key !== "S" && key !== "Subtype") continue;
    const { value: name } = resolve(file.latest, { value });
    const kinds = key === "S" ? ACTIONS : SUBTYPES;
    if (typeof name === "string" && Object.hasOwn(kinds, name)) note(kinds[name]);
  }
  return found;
}

/** An address that opens by itself, together with the document. */
function opensWebPage(file: PdfFile): boolean {
  const catalog = catalogOf(file);
  const { value: action } = resolve(file.latest, {
    value: catalog === undefined ? null : entryOf(catalog, "OpenAction"),
  });
  return isDictionary(action) && resolve(file.latest, { value: entryOf(action, "S") }).value === "URI";
}

/**
 * Acrobat shows the attached files in place of the pages (ISO 32000-1 section 12.3.5); every other viewer shows only the
 * pages. Data beside pages, as invoices and CVs have them, come without such an entry.
 */
function isCollection(file: PdfFile): boolean {
  const catalog = catalogOf(file);
  if (catalog === undefined) return false;
  return resolve(file.latest, { value: entryOf(catalog, "Collection") }).value !== null;
}
