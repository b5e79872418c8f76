import type { LipDocument, LipField, LipRule } from "./lipDocumentSchema.ts";

/** A field or page of a document and where it stands. */
export interface LipPart {
  readonly id: string;
  readonly kind: LipField["kind"] | "page";
  readonly field: LipField | undefined;
  readonly shownIf: LipRule | undefined;
  /** `pages[0].fields[2]` */
  readonly place: string;
  /** Id of the rows around it. */
  readonly rows: string | undefined;
}

interface Around {
  readonly place: string;
  readonly rows: string | undefined;
}

/** Everything of a document that has an id, in reading order. */
export function lipFields(document: LipDocument): readonly LipPart[] {
  return document.pages.flatMap((page, index): LipPart[] => {
    const place = `pages[${String(index)}]`;
    const { id, shownIf } = page;
    const own: LipPart = { id, kind: "page", field: undefined, shownIf, place, rows: undefined };
    return [own, ...inside(page.fields, { place, rows: undefined })];
  });
}

function inside(fields: readonly LipField[], around: Around): readonly LipPart[] {
  return fields.flatMap((field, index) => {
    const place = `${around.place}.fields[${String(index)}]`;
    const { id, kind, shownIf } = field;
    const own: LipPart = { id, kind, field, shownIf, place, rows: around.rows };
    if (field.kind === "rows") return [own, ...inside(field.fields, { place, rows: id })];
    return field.kind === "group" ? [own, ...inside(field.fields, { ...around, place })] : [own];
  });
}

/** The name of a field in rules: fields of rows carry the name of the rows. */
export function ruleName({ id, rows }: Pick<LipPart, "id" | "rows">): string {
  return rows === undefined ? id : `${rows}.${id}`;
}
