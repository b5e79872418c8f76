import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";
import type { FimPart, FimQuestion, FimRows } from "./FimPlan.ts";
import { textFitting } from "./textFitting.ts";

type Json = Record<string, JsonValue>;

export interface FimExample {
  /** As the form keeps them. */
  readonly answers: FormAnswers;
  /** As they are handed over with the application: days are written year first. */
  readonly machineAnswers: FormAnswers;
  readonly files: readonly { readonly path: string; readonly question: string; readonly fileName: string }[];
  /** What the map has to make of them. */
  readonly expected: Json;
}

/** `all`: everything is answered; `required`: only what has to be. */
export type FimExtent = "all" | "required";

/** Answers to every question of a plan and what they are handed over as, both made from the plan and not by the map. */
export function fimExample(parts: readonly FimPart[], extent: FimExtent): FimExample {
  const files: FimExample["files"][number][] = [];
  const [answers, machineAnswers]: [Json, Json] = [{}, {}];
  const expected = fill(parts, { extent, files, targets: [answers, machineAnswers], place: "" });
  return { answers, machineAnswers, files, expected };
}

interface Filling {
  readonly extent: FimExtent;
  readonly files: FimExample["files"][number][];
  /** The form's answers and those for machines, at the row around the parts. */
  readonly targets: readonly [Json, Json];
  /** Path of the row around the parts. */
  readonly place: string;
}

function fill(parts: readonly FimPart[], filling: Filling): Json {
  const chosen = parts.find(({ gate }) => gate !== undefined && gate.is !== true);
  const asked = chosen === undefined ? parts : [chosen];
  return Object.fromEntries(
    asked.flatMap((part): [string, JsonValue][] => {
      const isLeftOut = filling.extent === "required" && !part.isRequired;
      if (isLeftOut && part.kind !== "frame" && part.kind !== "fixed") return [];
      if (isLeftOut && part.gate !== undefined) return [];
      const value = valueOf(part, filling);
      if (part.gate !== undefined)
        answer(filling, { path: part.gate.path, values: [part.gate.is, part.gate.is] });
      return value === undefined ? [] : [[part.name, value]];
    }),
  );
}

function valueOf(part: FimPart, filling: Filling): JsonValue | undefined {
  switch (part.kind) {
    case "text":
      return undefined;
    case "fixed":
      return part.value;
    case "frame": {
      const made = fill(part.parts, filling);
      return Object.keys(made).length > 0 || part.gate !== undefined ? made : undefined;
    }
    case "rows":
      return rowsOf(part, filling);
    case "question":
      return answered(part, filling);
  }
}

function rowsOf({ path, parts, item, element, name }: FimRows, filling: Filling): JsonValue | undefined {
  const rows = Array.from({ length: Math.max(1, item.least) }, (_, index) => {
    const targets: [Json, Json] = [{}, {}];
    const place = `${filling.place}${path}[${String(index)}].`;
    return { targets, made: fill(parts, { ...filling, targets, place }) };
  });
  const [own, machine] = [rows.map(({ targets }) => targets[0]), rows.map(({ targets }) => targets[1])];
  answer(filling, { path, values: [own, machine] });
  const made = rows.map((row) => row.made).filter((row) => Object.keys(row).length > 0);
  const [only] = parts;
  if (made.length === 0) return undefined;
  return element.kind === "field" ? made.flatMap((row) => row[only?.name ?? name] ?? []) : made;
}

function answered(
  { path, answer: kind, isList, field, item }: FimQuestion,
  filling: Filling,
): JsonValue | undefined {
  const count = isList ? Math.max(1, item.least) : 1;
  if (kind === "file") {
    const names = Array.from({ length: count }, (_, index) => `${item.element.id}-${String(index + 1)}.pdf`);
    const at = { path: `${filling.place}${path}`, question: field.label };
    for (const fileName of names) filling.files.push({ ...at, fileName });
    answer(filling, { path, values: [names.map(fileAnswer)] });
    return isList ? names : names[0];
  }
  if (isList) {
    const codes = field.codes.slice(0, count).map(({ code }) => code);
    answer(filling, { path, values: [codes, codes] });
    return codes;
  }
  const { own, machine = own, handed = machine } = exampleOf(kind, field);
  answer(filling, { path, values: [own, machine] });
  return handed;
}

/** Files are among the answers of the form and, for machines, among the attachments. */
function fileAnswer(name: string): JsonValue {
  return { name, originalName: name, size: 1_000, type: "application/pdf" };
}

/** How the form keeps an answer, how it is told to machines and how it is handed over, where these differ. */
function exampleOf(
  kind: Exclude<FimQuestion["answer"], "file">,
  { limits, codes }: FimQuestion["field"],
): { readonly own: JsonValue; readonly machine?: JsonValue; readonly handed?: JsonValue } {
  const number = Math.max(limits.min ?? -Infinity, Math.min(1, limits.max ?? 1));
  switch (kind) {
    case "text":
    case "longText":
      return { own: textFitting(limits) ?? "" };
    case "yesNo":
      return { own: "yes", handed: true };
    case "number":
    case "money":
      return { own: number };
    case "integer":
      return { own: Math.ceil(number) };
    case "day":
      return { own: "03/14/1991", machine: "1991-03-14" };
    case "time":
      return { own: "10:30:00" };
    case "moment":
      return { own: "2026-11-21T10:30:00+01:00" };
    case "choice":
      return { own: codes[0]?.code ?? "" };
  }
}

/** Dots in the path nest. */
function answer(
  { targets }: Pick<Filling, "targets">,
  { path, values }: { readonly path: string; readonly values: readonly JsonValue[] },
): void {
  for (const [index, value] of values.entries()) {
    const target = targets[index];
    if (target === undefined) continue;
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let at = target;
    for (const step of steps) {
      const next = at[step];
      at = typeof next === "object" && next !== null && !Array.isArray(next) ? next : (at[step] = {});
    }
    at[last] = value;
  }
}
