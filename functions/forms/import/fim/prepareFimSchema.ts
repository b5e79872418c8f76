import { patternDanger } from "../patterns/patternDanger.ts";
import type { CodeLists } from "./CodeLists.ts";
import type { FimField, FimGroup, FimItem, FimSchema } from "./FimSchema.ts";
import type { FimNote } from "./FimNote.ts";
import { textFitting } from "./textFitting.ts";

const NUMBERS: ReadonlySet<string> = new Set(["num", "num_int", "num_currency"]);
const TEXTS: ReadonlySet<string> = new Set(["text", "text_latin"]);

/** The schema with the codes of its lists and with those limits only that can be checked; what got lost is noted. */
export function prepareFimSchema(
  schema: FimSchema,
  lists: CodeLists,
): { readonly schema: FimSchema; readonly notes: readonly FimNote[] } {
  const notes: FimNote[] = [];
  const note = (field: FimField, sentence: string): void => {
    notes.push({ id: field.id, label: field.label, sentence });
  };
  const prepared = (items: readonly FimItem[]): readonly FimItem[] =>
    items.map((item) => ({ ...item, element: elementOf(item.element) }));
  const elementOf = (element: FimField | FimGroup): FimField | FimGroup =>
    element.kind === "group"
      ? { ...element, items: prepared(element.items) }
      : withCodes(withLimits(element, note), { lists, note });
  return { schema: { ...schema, items: prepared(schema.items) }, notes: unique(notes) };
}

type Note = (field: FimField, sentence: string) => void;

function withCodes(
  field: FimField,
  { lists, note }: { readonly lists: CodeLists; readonly note: Note },
): FimField {
  if (field.use !== "select" || field.codes.length > 0) return field;
  if (field.codeList === undefined) {
    note(field, "It has neither codes nor a code list, so it is asked for as a text.");
    return field;
  }
  const found = lists(field.codeList);
  if (found.ok)
    return {
      ...field,
      codes: found.value.codes,
      codeList: { ...field.codeList, version: found.value.version },
    };
  note(field, found.failure);
  return field;
}

function withLimits(field: FimField, note: Note): FimField {
  const { minLength, maxLength, min, max, pattern } = field.limits;
  if (NUMBERS.has(field.type)) return { ...field, limits: { min, max } };
  if (!TEXTS.has(field.type) || field.use !== "input") return { ...field, limits: {} };
  const lengths = { minLength, maxLength };
  const problem = pattern === undefined ? undefined : patternProblem(pattern, lengths);
  if (problem !== undefined) note(field, `Its pattern ${pattern ?? ""} is left out. ${problem}`);
  return { ...field, limits: problem === undefined ? { ...lengths, pattern } : lengths };
}

function patternProblem(
  pattern: string,
  lengths: Pick<FimField["limits"], "minLength" | "maxLength">,
): string | undefined {
  if (/^[\p{L}\s]+$/u.test(pattern)) return "It is a remark for people.";
  return (
    patternDanger(`^${pattern}$`, "u") ??
    (textFitting({ ...lengths, pattern }) === undefined ? "No text was found that fits it." : undefined)
  );
}

/** A field may be used at many places. */
function unique(notes: readonly FimNote[]): readonly FimNote[] {
  return [...new Map(notes.map((note) => [JSON.stringify(note), note])).values()];
}
