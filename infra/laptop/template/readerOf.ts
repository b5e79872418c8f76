import type { z } from "zod";

export type ResolvedResource = {
  readonly type: string;
  /** Type, stack and logical id, for sentences to people. */
  readonly where: string;
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly properties: unknown;
};

export type ResourceReader = ReturnType<typeof readerOf>;

/** Properties of resources by their strict schema; what it does not know becomes a problem that names it. */
export function readerOf(resources: readonly ResolvedResource[], problems: string[]) {
  return <Schema extends z.ZodType>(schema: Schema, types: readonly string[]) =>
    resources
      .filter(({ type }) => types.includes(type))
      .flatMap((resource) => {
        const parsed = schema.safeParse(resource.properties);
        if (parsed.success) return [{ resource, properties: parsed.data }];
        for (const issue of parsed.error.issues) {
          const names = issue.code === "unrecognized_keys" ? issue.keys : [];
          const path = [...issue.path.map(String), ...names].join(".");
          problems.push(`property ${path} of ${resource.where}: ${issue.message}`);
        }
        return [];
      });
}
