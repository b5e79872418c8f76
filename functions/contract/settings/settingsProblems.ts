import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { stateSettingsSchema, type StateSettings, settingsSchema } from "./settings.ts";

export interface SettingsProblem {
  /** Where: `portal.support.hours.de`. */
  readonly path: string;
  /** What is wrong and what is expected: `is missing: expected string`. */
  readonly problem: string;
  /** What the field is for. */
  readonly meaning: string | undefined;
}

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** The settings of a state out of JSON, or everything that is wrong with them. */
export function parseStateSettings(json: unknown): Result<StateSettings, readonly SettingsProblem[]> {
  const parsed = stateSettingsSchema.safeParse(json);
  if (parsed.success) return ok(parsed.data);
  const schema: unknown = settingsSchema();
  return err(
    parsed.error.issues.flatMap(innermost).map((issue) => ({
      path: issue.path.map(String).join(".") || "The whole file",
      problem: problemOf(issue, valueAt(json, issue.path)),
      meaning: meaningAt(schema, issue.path),
    })),
  );
}

export function problemSentence({ path, problem, meaning }: SettingsProblem): string {
  return `${path} ${problem}.${meaning === undefined ? "" : ` (${meaning})`}`;
}

/** Where one of several shapes is expected: what is wrong with the shape that it is nearest to. */
function innermost(issue: Issue): readonly Issue[] {
  if (issue.code !== "invalid_union") return [issue];
  const nearest = issue.errors.toSorted((one, other) => one.length - other.length)[0] ?? [];
  const inside = nearest.filter(({ path }) => path.length > 0);
  if (inside.length === 0) return [issue];
  return inside.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] }));
}

function problemOf({ message }: Issue, value: unknown): string {
  const expected = /expected [^,]*/.exec(message)?.[0];
  if (value === undefined) return expected === undefined ? message : `is missing: ${expected}`;
  if (value === "") return "is empty";
  return message.startsWith("must ") || message.startsWith("is ")
    ? message
    : `is not usable: ${message.charAt(0).toLowerCase()}${message.slice(1)}`;
}

const node = z.record(z.string(), z.unknown());
const list = z.array(z.unknown());

function valueAt(json: unknown, [key, ...rest]: Path): unknown {
  if (key === undefined) return json;
  const items = list.safeParse(json);
  if (items.success) return valueAt(items.data[Number(key)], rest);
  const fields = node.safeParse(json);
  return fields.success ? valueAt(fields.data[String(key)], rest) : undefined;
}

/** The description of the field, or of the nearest one around it, in the JSON Schema of settings. */
function meaningAt(schema: unknown, path: Path): string | undefined {
  const parsed = z
    .looseObject({
      description: z.string().optional(),
      properties: node.optional(),
      items: z.unknown().optional(),
      anyOf: list.optional(),
      oneOf: list.optional(),
    })
    .safeParse(schema);
  if (!parsed.success) return undefined;
  const { description, properties, items, anyOf, oneOf } = parsed.data;
  const [key, ...rest] = path;
  if (key === undefined) return description;
  const inner =
    typeof key === "number" && items !== undefined
      ? meaningAt(items, rest)
      : meaningAt(properties?.[String(key)], rest);
  if (inner !== undefined) return inner;
  const shapes = [...(anyOf ?? []), ...(oneOf ?? [])];
  return shapes.map((shape) => meaningAt(shape, path)).find((found) => found !== undefined) ?? description;
}
