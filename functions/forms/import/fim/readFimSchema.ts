import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { readFimLimits } from "./readFimLimits.ts";
import {
  FIM_TYPES,
  FIM_USES,
  type FimField,
  type FimGroup,
  type FimItem,
  type FimSchema,
} from "./FimSchema.ts";
import type { XmlRoot } from "./readXml.ts";
import { code, element, every, first, firstOrNone, line, lines } from "./xmlShapes.ts";

const NAMESPACES: ReadonlySet<string> = new Set([
  "urn:xoev-de:fim:standard:xdatenfelder_2",
  "urn:xoev-de:fim:standard:xdatenfelder_3.0.0",
]);

const identification = element({ id: first(line.pipe(z.string().min(1))), version: firstOrNone(line) });
const named = { identifikation: first(identification), name: first(line) };
/** Version 2 writes a rule as `definition`, version 3 as `freitextRegel`. */
const rule = element({
  ...named,
  freitextRegel: firstOrNone(lines),
  definition: firstOrNone(lines),
  beschreibung: firstOrNone(lines),
}).transform(({ identifikation, name, freitextRegel, definition, beschreibung }) => ({
  id: identifikation.id,
  name,
  text: freitextRegel ?? definition ?? beschreibung ?? "",
}));
const common = {
  ...named,
  bezeichnungEingabe: firstOrNone(line),
  hilfetextEingabe: firstOrNone(lines),
  bezug: every(line),
  regel: every(rule),
};
const listName = element({ canonicalIdentification: firstOrNone(line), version: firstOrNone(line) });
/** Version 2 has the name of the list one level deeper. */
const listReference = z
  .looseObject({ parts: z.looseObject({}) })
  .pipe(
    z.union([
      element({ genericodeIdentification: first(listName) }).transform((at) => at.genericodeIdentification),
      listName,
    ]),
  );

const field = element({
  ...common,
  feldart: first(code(FIM_USES)),
  datentyp: first(code(FIM_TYPES)),
  praezisierung: firstOrNone(
    z.looseObject({ text: z.string(), attributes: z.record(z.string(), z.string()) }),
  ),
  inhalt: firstOrNone(lines),
  werte: firstOrNone(element({ wert: every(element({ code: first(line), name: first(line) })) })),
  codelisteReferenz: firstOrNone(listReference),
  codeKey: firstOrNone(line),
  nameKey: firstOrNone(line),
  maxSize: firstOrNone(line.transform(Number).pipe(z.int().positive())),
}).transform((given): FimField => {
  const { canonicalIdentification: uri, version } = given.codelisteReferenz ?? {};
  return {
    kind: "field",
    ...commonOf(given),
    use: given.feldart,
    type: given.datentyp,
    limits: readFimLimits(given.praezisierung),
    content: given.inhalt,
    codes: (given.werte?.wert ?? []).map(({ code: one, name }) => ({ code: one, label: name })),
    codeList: uri
      ? { uri, version: version || undefined, keyColumn: given.codeKey, labelColumn: given.nameKey }
      : undefined,
    maxBytes: given.maxSize,
  };
});

const group: z.ZodType<FimGroup> = z.lazy(() =>
  element({ ...common, art: firstOrNone(code(["X"])), struktur: every(item) }).transform(
    (given): FimGroup => ({
      kind: "group",
      ...commonOf(given),
      isChoice: given.art === "X",
      items: given.struktur.flat(),
    }),
  ),
);

/** How often, and of what. What may be there at most zero times is left out. */
const item = element({
  anzahl: first(line.pipe(z.string().regex(/^\d+:(?:\*|\d+)$/))),
  bezug: every(line),
  enthaelt: first(element({ datenfeld: every(field), datenfeldgruppe: every(group) })),
}).transform(({ anzahl, bezug, enthaelt }): readonly FimItem[] => {
  const [least = "0", most = "*"] = anzahl.split(":");
  if (most === "0") return [];
  return [...enthaelt.datenfeld, ...enthaelt.datenfeldgruppe].map((one) => ({
    least: Number(least),
    most: most === "*" ? undefined : Number(most),
    legalBasis: bezug.filter(Boolean),
    element: one,
  }));
});

const schema = element({
  ...common,
  bezeichnung: firstOrNone(line),
  hilfetext: firstOrNone(lines),
  struktur: z.array(item).min(1),
}).transform((given): FimSchema => {
  const { label, ...known } = commonOf(given);
  return {
    ...known,
    label: given.bezeichnung || label,
    help: given.hilfetext ?? known.help,
    items: given.struktur.flat(),
  };
});

function commonOf(given: {
  readonly identifikation: z.infer<typeof identification>;
  readonly name: string;
  readonly bezeichnungEingabe?: string | undefined;
  readonly hilfetextEingabe?: string | undefined;
  readonly bezug: readonly string[];
  readonly regel: readonly z.infer<typeof rule>[];
}) {
  const { id, version } = given.identifikation;
  return {
    id,
    version: version || undefined,
    label: given.bezeichnungEingabe || given.name,
    help: given.hilfetextEingabe,
    legalBasis: given.bezug.filter(Boolean),
    rules: given.regel,
  };
}

/** The data schema that a file of XDatenfelder 2.0 or 3.0 holds, or why there is none, in a sentence. */
export function readFimSchema(root: XmlRoot): Result<FimSchema, string> {
  if (!NAMESPACES.has(root.namespace) || !root.name.startsWith("xdatenfelder.stammdatenschema."))
    return err("This is no data schema (Stammdatenschema) of XDatenfelder 2.0 or 3.0.");
  const read = element({ stammdatenschema: first(schema) }).safeParse(root);
  if (read.success) return ok(read.data.stammdatenschema);
  const [issue] = read.error.issues;
  const place = (issue?.path ?? []).filter((step) => step !== "parts").join("/");
  return err(`${place}: ${issue?.message ?? "it cannot be read"}.`);
}
