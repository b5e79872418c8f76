import type { FimAnswer, FimGate, FimPart } from "./FimPlan.ts";
import type { FimNote } from "./FimNote.ts";
import type { FimField, FimGroup, FimItem, FimSchema } from "./FimSchema.ts";

/** From this length on a text has several lines. */
const LONG_TEXT = 250;

interface Around extends Pick<FimGate, "root"> {
  /** What the paths of the parts begin with. */
  readonly prefix: string;
  readonly leftOut: (note: FimNote) => void;
  /** Path of the answer that chooses one of the parts. */
  readonly choice: string | undefined;
}

/** What becomes of every element: its place in form and data, and the gates before what may be left out. */
export function planFim(schema: FimSchema): {
  readonly parts: readonly FimPart[];
  readonly notes: readonly FimNote[];
} {
  const notes: FimNote[] = [];
  const leftOut = (note: FimNote): void => {
    notes.push(note);
  };
  return { parts: planParts(schema.items, { root: "data", prefix: "", leftOut, choice: undefined }), notes };
}

function planParts(items: readonly FimItem[], around: Around): readonly FimPart[] {
  const counts = new Map<string, number>();
  return items.flatMap((item) => {
    const id = item.element.id.replaceAll(/\W/g, "_");
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return planPart(item, { name: count === 1 ? id : `${id}_${String(count)}`, around }) ?? [];
  });
}

interface At {
  readonly name: string;
  readonly around: Around;
}

function planPart(item: FimItem, { name, around }: At): FimPart | undefined {
  const { element, least, most } = item;
  const path = `${around.prefix}${name}`;
  const { choice, root } = around;
  const chosen: FimGate | undefined = choice === undefined ? undefined : { path: choice, root, is: name };
  const placed = { name, path, item, isRequired: least > 0 || chosen !== undefined };
  if (element.kind === "field" && (most === 1 || holdsSeveral(element)))
    return planField(element, { ...placed, gate: chosen, leftOut: around.leftOut });
  if (most === 1 && element.kind === "group") {
    const parts = partsOf(element, { ...around, prefix: `${path}.`, choice: choicePath(element, path) });
    if (parts.length === 0) return undefined;
    return {
      kind: "frame",
      ...placed,
      ...demanded(parts, { ...placed, root, chosen }),
      group: element,
      parts,
    };
  }
  const inRow = { ...around, root: "row" as const, prefix: "" };
  const parts =
    element.kind === "group"
      ? partsOf(element, { ...inRow, choice: choicePath(element, name) })
      : planParts([{ ...item, least: Math.min(least, 1), most: 1 }], { ...inRow, choice: undefined });
  if (parts.length === 0) return undefined;
  return { kind: "rows", ...placed, ...demanded(parts, { ...placed, root, chosen }), element, parts };
}

function partsOf({ items }: FimGroup, around: Around): readonly FimPart[] {
  return planParts(items, around);
}

/** Beside the parts, so that its name is none of theirs. */
function choicePath({ isChoice }: FimGroup, path: string): string | undefined {
  return isChoice ? `${path}Choice` : undefined;
}

/**
 * A group in which nothing is required is never required itself: without answers it would say nothing. What may be left
 * out as a whole although something in it is required is asked for first.
 */
function demanded(
  parts: readonly FimPart[],
  at: Pick<FimPart, "path" | "isRequired"> & Pick<FimGate, "root"> & { readonly chosen: FimGate | undefined },
): Pick<FimPart, "isRequired" | "gate"> {
  const { path, root, isRequired, chosen } = at;
  if (chosen !== undefined) return { isRequired, gate: chosen };
  const isDemanding = parts.some((part) => part.isRequired);
  return {
    isRequired: isRequired && isDemanding,
    gate: isDemanding && !isRequired ? { path: `${path}Given`, root, is: true } : undefined,
  };
}

function holdsSeveral(field: FimField): boolean {
  return field.type === "file" || field.use === "label" || (field.use === "select" && field.codes.length > 0);
}

function planField(
  field: FimField,
  {
    leftOut,
    ...placed
  }: Omit<Extract<FimPart, { readonly kind: "text" }>, "kind" | "field"> & Pick<Around, "leftOut">,
): FimPart | undefined {
  const { id, label, content, use } = field;
  if (use === "label") return { kind: "text", ...placed, isRequired: false, field };
  if (use === "hidden" || use === "locked") {
    if (content !== undefined && ["text", "text_latin"].includes(field.type))
      return { kind: "fixed", ...placed, field, value: content };
    leftOut({
      id,
      label,
      sentence: `Nobody is asked for it (${use}), and it has no content that is a text.`,
    });
    return undefined;
  }
  const answer = answerOf(field);
  if (answer === undefined) {
    leftOut({ id, label, sentence: "It is an object of a vendor (obj), which a form cannot ask for." });
    return undefined;
  }
  return { kind: "question", ...placed, field, answer, isList: placed.item.most !== 1 };
}

function answerOf({ use, type, codes, limits }: FimField): FimAnswer | undefined {
  if (use === "select" && codes.length > 0) return "choice";
  switch (type) {
    case "text":
    case "text_latin":
      return (limits.maxLength ?? 0) > LONG_TEXT ? "longText" : "text";
    case "date":
      return "day";
    case "time":
      return "time";
    case "datetime":
      return "moment";
    case "bool":
      return "yesNo";
    case "num":
      return "number";
    case "num_int":
      return "integer";
    case "num_currency":
      return "money";
    case "file":
      return "file";
    case "obj":
      return undefined;
  }
}
