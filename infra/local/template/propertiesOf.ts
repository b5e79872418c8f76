import type { z } from "zod";

export type ResolvedResource = {
  readonly type: string;
  /** Type, stack and logical id, for sentences to people. */
  readonly where: string;
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: unknown;
};

export type ReadingContext = {
  readonly assetPath: (objectKey: string) => string | undefined;
  readonly problems: string[];
};

/** Properties of one resource by its strict schema; what the schema does not know becomes a problem that names it. */
export function propertiesOf<Schema extends z.ZodType>(
  resource: ResolvedResource,
  options: { readonly schema: Schema; readonly problems: string[] },
): z.infer<Schema> | undefined {
  const parsed = options.schema.safeParse(resource.properties);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    const names = issue.code === "unrecognized_keys" ? issue.keys : [];
    const path = [...issue.path.map(String), ...names].join(".");
    options.problems.push(`property ${path} of ${resource.where}: ${issue.message}`);
  }
  return undefined;
}
