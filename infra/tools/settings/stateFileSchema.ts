import { z } from "zod";
import { settingsSchema } from "#contract/settings/settings.ts";
import {
  extendingSettingsSchema,
  merged,
  type SharedSettings,
} from "#contract/settings/withSharedSettings.ts";
import { inBothLanguages } from "./germanExplanations.ts";

const node = z.record(z.string(), z.unknown());
const names = z.array(z.string());
const shapes = z.array(z.unknown());

/** JSON Schema of a state's file: that of complete settings, in which what all states share is not missing. */
export function stateFileSchema({ settings, parts }: SharedSettings): object {
  const { $schema, title, properties, ...rest } = node.parse(
    withoutShared(settingsSchema(), { shared: settings, parts, at: "", isNamedFor: false }),
  );
  const { properties: own } = node.parse(z.toJSONSchema(extendingSettingsSchema, { io: "input" }));
  const fields = { ...node.parse(own), ...node.parse(properties) };
  return node.parse(inBothLanguages({ $schema, title, properties: fields, ...rest }));
}

interface Place {
  readonly shared: unknown;
  readonly parts: SharedSettings["parts"];
  readonly at: string;
  /** Where any field may be missing: `each` of the same file may name it for all entries of a list, and parts of them. */
  readonly isNamedFor: boolean;
}

function withoutShared(schema: unknown, place: Place): unknown {
  const parsed = node.safeParse(schema);
  if (!parsed.success) return schema;
  const { properties, required, items, prefixItems, anyOf, oneOf, ...rest } = parsed.data;
  const { parts, at, isNamedFor } = place;
  const part = parts[at];
  const ofPart = Object.values(part?.named ?? {}).reduce<unknown>(
    (together, one) => merged(together, { over: one, parts: {}, at: "" }),
    part?.each,
  );
  const shared = node.safeParse(merged(ofPart, { over: place.shared, parts: {}, at: "" })).data ?? {};
  const entry = (one: unknown): unknown =>
    withoutShared(one, { shared: undefined, parts, at, isNamedFor: true });
  const inShapes = (inside: unknown): unknown[] =>
    shapes.parse(inside).map((one) => withoutShared(one, { ...place, isNamedFor: false }));
  return {
    ...rest,
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(node.parse(properties)).map(([key, one]) => {
          const below = at === "" ? key : `${at}.${key}`;
          const isPart = isNamedFor && parts[below] !== undefined;
          return [key, withoutShared(one, { shared: shared[key], parts, at: below, isNamedFor: isPart })];
        }),
      ),
    }),
    ...(required !== undefined &&
      !(isNamedFor && properties !== undefined) && {
        required: names.parse(required).filter((name) => shared[name] === undefined),
      }),
    ...(items !== undefined && { items: entry(items) }),
    ...(prefixItems !== undefined && { prefixItems: shapes.parse(prefixItems).map(entry) }),
    ...(anyOf !== undefined && { anyOf: inShapes(anyOf) }),
    ...(oneOf !== undefined && { oneOf: inShapes(oneOf) }),
  };
}
