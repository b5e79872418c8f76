import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import type { XmlRoot } from "./readXml.ts";
import { element, every, first, firstOrNone, line } from "./xmlShapes.ts";

const NAMESPACE = "http://docs.oasis-open.org/codelist/ns/genericode/1.0/";

/** A code list in one version, as the XRepository publishes it (OASIS Genericode 1.0). */
export interface CodeList {
  readonly uri: string;
  readonly version: string;
  readonly columns: readonly string[];
  /** The column of the first key that the list names. */
  readonly keyColumn: string;
  readonly labelColumn: string;
  /** By column; a column without value is left out. */
  readonly rows: readonly Readonly<Record<string, string>>[];
}

const withAttribute = (name: string) =>
  z
    .looseObject({ attributes: z.record(z.string(), z.string()) })
    .transform(({ attributes }) => attributes[name]);
const value = z.intersection(
  withAttribute("ColumnRef").transform((column) => ({ column })),
  element({ SimpleValue: firstOrNone(line) }).transform(({ SimpleValue: text }) => ({ text })),
);
const key = element({ ColumnRef: first(withAttribute("Ref")) }).transform(({ ColumnRef: column }) => column);
const list = element({
  Identification: first(element({ Version: first(line), CanonicalUri: first(line) })),
  ColumnSet: first(element({ Column: every(withAttribute("Id")), Key: every(key) })),
  SimpleCodeList: first(element({ Row: every(element({ Value: every(value) })) })),
});

/** Columns that hold what people read, where no second key says which. */
const LABEL = /name|bezeichnung|wert|titel|beschreibung|label|text/i;

/** The code list that a file holds, or why there is none, in a sentence. */
export function readCodeList(root: XmlRoot): Result<CodeList, string> {
  if (root.namespace !== NAMESPACE || root.name !== "CodeList")
    return err("This is no code list (Genericode 1.0).");
  const read = list.safeParse(root);
  if (!read.success) {
    const place = (read.error.issues[0]?.path ?? []).filter((step) => step !== "parts").join("/");
    return err(`The code list is not complete: ${place}.`);
  }
  const { Identification: identification, ColumnSet: columnSet, SimpleCodeList: simple } = read.data;
  const columns = columnSet.Column.flatMap((column) => column ?? []);
  const [keyColumn = columns[0], ...others] = columnSet.Key;
  if (keyColumn === undefined) return err("The code list has no columns.");
  const rest = columns.filter((column) => column !== keyColumn);
  const labelColumn =
    others.find((column) => column !== keyColumn) ??
    rest.find((column) => LABEL.test(column)) ??
    rest[0] ??
    keyColumn;
  const { CanonicalUri: uri, Version: version } = identification;
  const rows = simple.Row.map(({ Value: values }) => rowOf(values, columns));
  return ok({ uri, version, columns, keyColumn, labelColumn, rows });
}

/** A value without the name of its column belongs to the column after that of the value before it. */
function rowOf(values: readonly z.infer<typeof value>[], columns: readonly string[]): Record<string, string> {
  let before = -1;
  return Object.fromEntries(
    values.flatMap(({ column, text }) => {
      before = column === undefined ? before + 1 : columns.indexOf(column);
      const name = columns[before];
      return name === undefined || text === undefined || text === "" ? [] : [[name, text]];
    }),
  );
}
