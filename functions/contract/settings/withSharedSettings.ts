import { z } from "zod";

const node = z.record(z.string(), z.unknown());
type Node = z.infer<typeof node>;
const list = z.array(z.unknown());

/** What is shared at one place: by the entries of a list, or by a part that a state may do without. */
const partSchema = z.strictObject({
  /** Stands in every entry, and in the part where it stands, that says nothing else. */
  each: node.default({}),
  /** Where an entry's name stands in it. */
  name: z.string().optional(),
  /** Stands in the entry of this name. */
  named: z.record(z.string(), node).default({}),
});
type SharedParts = Readonly<Record<string, z.infer<typeof partSchema>>>;

/** What the settings of all states have in common; a state's file holds only what is its own. */
export const sharedSettingsSchema = z.strictObject({
  /** Stands where the state says nothing else; lists as a whole. */
  settings: node,
  /** By the place of a list or part, without positions (`server.payments.methods`, `server.postbox`). */
  parts: z.record(z.string(), partSchema),
});
export type SharedSettings = z.infer<typeof sharedSettingsSchema>;

/** What a state's file has beside its settings. */
export const extendingSettingsSchema = z.looseObject({
  extends: z
    .string()
    .endsWith(".json")
    .describe("File with the settings that all states share; this one holds what is the state's own."),
  each: z
    .record(z.string(), node)
    .default({})
    .describe(
      "What all entries of a list, or all parts of one kind, have in common in this state, by their place: `server.offers`, `server.offers.fee`.",
    ),
});

/**
 * Complete settings: the state's own over the shared ones. `{portal.portalId}` in a text becomes what the complete settings
 * have there.
 */
export function withSharedSettings(
  { extends: _, each, ...own }: z.infer<typeof extendingSettingsSchema>,
  shared: SharedSettings,
): unknown {
  const parts = { ...shared.parts };
  for (const [place, entry] of Object.entries(each)) {
    const known = parts[place] ?? partSchema.parse({});
    parts[place] = { ...known, each: { ...known.each, ...entry } };
  }
  const complete = merged(shared.settings, { over: own, parts, at: "" });
  return filledIn(complete, complete);
}

interface Merging {
  readonly over: unknown;
  readonly parts: SharedParts;
  readonly at: string;
}

/** What is shared, with what is written over it. */
export function merged(shared: unknown, { over, parts, at }: Merging): unknown {
  // What is shared is completed by parts like what is written.
  if (over === undefined)
    return shared === undefined ? undefined : merged(undefined, { over: shared, parts, at });
  const entries = list.safeParse(over);
  if (entries.success) return entries.data.map((entry) => merged(undefined, { over: entry, parts, at }));
  const own = node.safeParse(over);
  if (!own.success) return over;
  const ofPart = sharedPart(own.data, parts[at]);
  const below: Node =
    node.safeParse(merged(ofPart, { over: node.safeParse(shared).data, parts: {}, at: "" })).data ?? {};
  return Object.fromEntries(
    [...new Set([...Object.keys(below), ...Object.keys(own.data)])].map((key) => [
      key,
      merged(below[key], { over: own.data[key], parts, at: at === "" ? key : `${at}.${key}` }),
    ]),
  );
}

/** What is shared by a part: that of every one at its place, and that of its name over it. */
function sharedPart(own: Node, shared: SharedParts[string] | undefined): unknown {
  if (shared === undefined) return undefined;
  const { each, name, named } = shared;
  const key = name === undefined ? undefined : valueAt(own, name);
  return merged(each, { over: typeof key === "string" ? named[key] : undefined, parts: {}, at: "" });
}

function filledIn(value: unknown, complete: unknown): unknown {
  if (typeof value === "string")
    return value.replaceAll(/\{([a-z]+(?:\.\w+)+)\}/gi, (written, place: string) => {
      const found = valueAt(complete, place);
      return typeof found === "string" ? found : written;
    });
  const entries = list.safeParse(value);
  if (entries.success) return entries.data.map((entry) => filledIn(entry, complete));
  const fields = node.safeParse(value);
  return fields.success
    ? Object.fromEntries(Object.entries(fields.data).map(([key, one]) => [key, filledIn(one, complete)]))
    : value;
}

function valueAt(value: unknown, place: string): unknown {
  return place.split(".").reduce<unknown>((inside, key) => node.safeParse(inside).data?.[key], value);
}
