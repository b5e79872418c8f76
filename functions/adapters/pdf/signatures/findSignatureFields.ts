import {
  type Definition,
  type PdfFile,
  catalogNumber,
  resolve,
  type Definitions,
} from "../reading/PdfFile.ts";
import {
  entryOf,
  isArray,
  isDictionary,
  isReference,
  type PdfDictionary,
  type PdfValue,
} from "../reading/PdfValue.ts";

/** A signature dictionary (ISO 32000-1 section 12.8.1) and the object it stands in. */
export interface SignatureValue {
  readonly dictionary: PdfDictionary;
  readonly within: Definition | undefined;
}

/** Every signature that a field of the document's form holds; empty fields and loose dictionaries are none. */
export function findSignatureFields(file: PdfFile): readonly SignatureValue[] {
  return fieldsOfForm(file, file.latest).flatMap(({ field, within }) => {
    if (field.type !== "Sig") return [];
    const found = resolve(file.latest, { value: entryOf(field.dictionary, "V"), within });
    return isDictionary(found.value) ? [{ dictionary: found.value, within: found.within }] : [];
  });
}

interface FormField {
  readonly field: { readonly dictionary: PdfDictionary; readonly type: PdfValue };
  readonly within: Definition | undefined;
}

/** The fields of the form (section 12.7.3), each with the type that it has or inherits. */
function fieldsOfForm(file: PdfFile, definitions: Definitions): readonly FormField[] {
  const root = resolve(definitions, { value: { kind: "reference", number: catalogNumber(file) ?? -1 } });
  const form = isDictionary(root.value)
    ? resolve(definitions, { value: entryOf(root.value, "AcroForm"), within: root.within })
    : root;
  const first = isDictionary(form.value)
    ? resolve(definitions, { value: entryOf(form.value, "Fields"), within: form.within })
    : form;
  const waiting: {
    readonly value: PdfValue;
    readonly within: Definition | undefined;
    readonly type: PdfValue;
  }[] = [];
  const wait = (kids: PdfValue, inherited: Pick<(typeof waiting)[number], "within" | "type">): void => {
    if (isArray(kids)) for (const value of kids.items) waiting.push({ ...inherited, value });
  };
  wait(first.value, { within: first.within, type: null });
  const seen = new Set<number>();
  const fields: FormField[] = [];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (isReference(next.value)) {
      if (seen.has(next.value.number)) continue;
      seen.add(next.value.number);
    }
    const { value: dictionary, within } = resolve(definitions, next);
    if (!isDictionary(dictionary)) continue;
    const type = resolve(definitions, { value: entryOf(dictionary, "FT") }).value ?? next.type;
    fields.push({ field: { dictionary, type }, within });
    const kids = resolve(definitions, { value: entryOf(dictionary, "Kids"), within });
    wait(kids.value, { within: kids.within, type });
  }
  return fields;
}
