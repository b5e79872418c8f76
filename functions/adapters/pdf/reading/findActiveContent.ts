import { type ActiveContent, UPLOAD_DANGERS } from "#domain/attachments/UploadVerdict.ts";
import type { UploadFacts } from "#domain/attachments/judgeUpload.ts";
import { judgeAttachedFile } from "./judgeAttachedFile.ts";
import { type PdfFile, catalogNumber, resolve } from "./PdfFile.ts";
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
  const activeContents: ActiveContent[] = [];
  const dangers: UploadFacts["dangers"][number][] = [];
  for (const finding of findings) {
    if (isDanger(finding)) dangers.push(finding);
    else activeContents.push(finding);
  }
  return { activeContents: activeContents.sort(), dangers: dangers.sort() };
}

function isDanger(finding: Finding): finding is UploadFacts["dangers"][number] {
  return UPLOAD_DANGERS.some((danger) => danger === finding);
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
  const { value: catalog } = resolve(file.latest, {
    value: { kind: "reference", number: catalogNumber(file) ?? -1 },
  });
  const { value: action } = resolve(file.latest, {
    value: isDictionary(catalog) ? entryOf(catalog, "OpenAction") : null,
  });
  return isDictionary(action) && resolve(file.latest, { value: entryOf(action, "S") }).value === "URI";
}
