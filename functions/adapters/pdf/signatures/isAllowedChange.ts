import { type Definition, type PdfFile, resolve, type Definitions } from "../reading/PdfFile.ts";
import {
  entryOf,
  isArray,
  isDictionary,
  isReference,
  type PdfDictionary,
  type PdfValue,
} from "../reading/PdfValue.ts";
import { allKeys, sameValue } from "./sameValue.ts";

export interface Revisions {
  readonly file: PdfFile;
  readonly before: Definitions;
  readonly after: Definitions;
  readonly catalog: number | undefined;
}

interface Change {
  readonly earlier: Definition;
  readonly later: Definition;
}

const SERVING_TYPES = new Set(["XRef", "ObjStm", "Metadata", "DSS"]);
const CATALOG_KEYS = new Set(["DSS", "Extensions", "Version", "Metadata", "Perms"]);
/** What programs note about themselves each time they save. */
const INFORMATION_KEYS = new Set(["ModDate", "Producer"]);
/** Parts of a signature field that come with its signature. */
const FIELD_KEYS = new Set(["V", "AP", "M", "F", "MK"]);

/** Whether a covered object may be defined anew: what signing again and keeping evidence need, and nothing else. */
export function isAllowedChange(revisions: Revisions, change: Change): boolean {
  const { earlier, later } = change;
  if (!isDictionary(earlier.value) || !isDictionary(later.value)) return false;
  const type = entryOf(earlier.value, "Type");
  if (typeof type === "string" && SERVING_TYPES.has(type)) return entryOf(later.value, "Type") === type;
  if (earlier.number === revisions.catalog) {
    return differsOnlyIn(
      change,
      (key) => CATALOG_KEYS.has(key) || (key === "AcroForm" && sameForm(revisions, change)),
    );
  }
  if (type === "Page") {
    return differsOnlyIn(change, (key) => key === "Annots" && gainsSignatures(revisions, { ...change, key }));
  }
  if (isInformation(revisions.file, earlier.number)) {
    return differsOnlyIn(change, (key) => INFORMATION_KEYS.has(key));
  }
  if (isForm(revisions, earlier.number)) return isSameForm(revisions, change);
  return isSignatureField(earlier.value) && hasNoSignature(revisions, earlier)
    ? differsOnlyIn(change, (key) => FIELD_KEYS.has(key))
    : false;
}

function isInformation({ trailers }: PdfFile, number: number): boolean {
  return trailers.some(({ dictionary }) => {
    const information = entryOf(dictionary, "Info");
    return isReference(information) && information.number === number;
  });
}

function differsOnlyIn({ earlier, later }: Change, allowed: (key: string) => boolean): boolean {
  if (!isDictionary(earlier.value) || !isDictionary(later.value)) return false;
  const [before, after] = [earlier.value, later.value];
  return allKeys(before, after).every(
    (key) =>
      sameValue(
        { value: entryOf(before, key), source: earlier.source },
        { value: entryOf(after, key), source: later.source },
      ) || allowed(key),
  );
}

/** The form that the catalog holds or points to may only gain signature fields. */
function sameForm(revisions: Revisions, { earlier, later }: Change): boolean {
  const before = formOf(revisions.before, earlier);
  const after = formOf(revisions.after, later);
  if (after === undefined) return before === undefined;
  return isSameForm(revisions, { earlier: before ?? { ...after, value: EMPTY }, later: after });
}

const EMPTY: PdfDictionary = { kind: "dictionary", keys: [], values: [] };

function formOf(definitions: Definitions, catalog: Definition): Definition | undefined {
  if (!isDictionary(catalog.value)) return undefined;
  const found = resolve(definitions, { value: entryOf(catalog.value, "AcroForm"), within: catalog });
  return isDictionary(found.value) ? { ...(found.within ?? catalog), value: found.value } : undefined;
}

function isForm({ before, catalog }: Revisions, number: number): boolean {
  const root = catalog === undefined ? undefined : before.get(catalog);
  const form = isDictionary(root?.value) ? entryOf(root.value, "AcroForm") : undefined;
  return isReference(form) && form.number === number;
}

function isSameForm(revisions: Revisions, change: Change): boolean {
  return differsOnlyIn(
    change,
    (key) => key === "SigFlags" || (key === "Fields" && gainsSignatures(revisions, { ...change, key })),
  );
}

/** Whether a list keeps all its items in order and what is new are signature fields. */
function gainsSignatures(
  { before, after }: Revisions,
  { earlier, later, key }: Change & { readonly key: string },
): boolean {
  const old = itemsOf(before, { definition: earlier, key });
  const now = itemsOf(after, { definition: later, key });
  const kept = old.every((item, index) =>
    sameValue({ value: item, source: earlier.source }, { value: now[index], source: later.source }),
  );
  return (
    kept &&
    now.slice(old.length).every((item) => {
      const { value } = resolve(after, { value: item, within: later });
      return isDictionary(value) && isSignatureField(value);
    })
  );
}

function itemsOf(
  definitions: Definitions,
  { definition, key }: { readonly definition: Definition; readonly key: string },
): readonly PdfValue[] {
  const holder = isDictionary(definition.value) ? entryOf(definition.value, key) : undefined;
  const { value } = resolve(definitions, { value: holder, within: definition });
  return isArray(value) ? value.items : [];
}

function isSignatureField(dictionary: PdfDictionary): boolean {
  return entryOf(dictionary, "FT") === "Sig";
}

function hasNoSignature({ before }: Revisions, field: Definition): boolean {
  const value = isDictionary(field.value) ? entryOf(field.value, "V") : undefined;
  return resolve(before, { value, within: field }).value === null;
}
