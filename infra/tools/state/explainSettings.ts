import { z } from "zod";
import { settingsSchema } from "#contract/settings/settings.ts";
import { germanOf } from "../settings/germanExplanations.ts";

const fieldSchema = z.looseObject({
  type: z.string().optional(),
  enum: z.array(z.unknown()).optional(),
  const: z.unknown().optional(),
  description: z.string().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).default([]),
  items: z.unknown().optional(),
  prefixItems: z.array(z.unknown()).default([]),
  anyOf: z.array(z.unknown()).default([]),
  oneOf: z.array(z.unknown()).default([]),
});

export interface SettingExplanation {
  /** `server.offers[].feeAmount`. */
  readonly path: string;
  /** What may stand there, shortly. */
  readonly kind: string;
  readonly german: string;
  readonly english: string;
}

/** Every setting with what it means, in the order of the schema. */
export function settingExplanations(): readonly SettingExplanation[] {
  const all = explained(settingsSchema(), { path: "", needed: true });
  return all.filter(({ path }, index) => all.findIndex((other) => other.path === path) === index);
}

/** The page that is printed; of one setting and what is below it, or of all. */
export function explanationPage(setting: string | undefined): string {
  const isMeant = (path: string): boolean =>
    setting === undefined ||
    path === setting ||
    path.startsWith(`${setting}.`) ||
    path.startsWith(`${setting}[`);
  return settingExplanations()
    .filter(({ path }) => isMeant(path))
    .map(({ path, kind, german, english }) => `${path}  (${kind})\n  ${german}\n  ${english}\n`)
    .join("\n");
}

function explained(
  schema: unknown,
  { path, needed }: { readonly path: string; readonly needed: boolean },
): readonly SettingExplanation[] {
  const field = fieldSchema.parse(schema ?? {});
  const { description, properties = {}, required, items, prefixItems, anyOf, oneOf } = field;
  const below = (key: string): string => (path === "" ? key : `${path}.${key}`);
  const own =
    description === undefined || path === ""
      ? []
      : [{ path, kind: kindOf(field, needed), german: germanOf(description) ?? "", english: description }];
  return [
    ...own,
    ...Object.entries(properties).flatMap(([key, one]) =>
      explained(one, { path: below(key), needed: required.includes(key) }),
    ),
    ...[...(items === undefined ? [] : [items]), ...prefixItems].flatMap((one) =>
      explained(one, { path: `${path}[]`, needed }),
    ),
    ...[...anyOf, ...oneOf].flatMap((one) => explained(one, { path, needed })),
  ];
}

function kindOf(field: z.infer<typeof fieldSchema>, needed: boolean): string {
  const values = field.enum ?? (field.const === undefined ? undefined : [field.const]);
  const kind = values === undefined ? (field.type ?? "one of several") : values.map(String).join(" | ");
  return needed ? kind : `${kind}, optional`;
}
