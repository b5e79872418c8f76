import { describe, expect, it } from "vitest";
import { z } from "zod";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const resourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]),
});
const templateSchema = z.object({ Resources: z.record(z.string(), resourceSchema) });
type Resources = z.infer<typeof templateSchema>["Resources"];

/** They name roles and act as none. */
const NAMING_ONLY = /^AWS::(IAM::|S3::BucketPolicy|KMS::Key)/;

/** Ids of a template that a value refers to. */
function referredTo(value: unknown): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(referredTo);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === "Ref" && typeof inner === "string") return [inner];
    if (key === "Fn::GetAtt" && Array.isArray(inner)) return inner.slice(0, 1).map(String);
    return referredTo(inner);
  });
}

/** What CloudFormation has made before it makes the resource: what it names, and what that names. */
function madeBefore(resources: Resources, id: string): ReadonlySet<string> {
  const before = new Set<string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const resource = resources[next];
    if (resource === undefined) continue;
    for (const named of [...resource.DependsOn, ...referredTo(resource.Properties)]) {
      if (!before.has(named)) open.push(named);
      before.add(named);
    }
  }
  return before;
}

/** Uses of a role that CloudFormation may begin while the role still lacks its policy. */
function earlyUses(resources: Resources): readonly string[] {
  const policies = Object.entries(resources).filter(([, { Type }]) => Type === "AWS::IAM::Policy");
  return policies.flatMap(([policy, { Properties }]) => {
    const roles = new Set(referredTo(Properties["Roles"]));
    return Object.entries(resources)
      .filter(([, { Type }]) => !NAMING_ONLY.test(Type))
      .filter(([, resource]) => referredTo(resource.Properties).some((id) => roles.has(id)))
      .filter(([id]) => !madeBefore(resources, id).has(policy))
      .map(([id]) => `${id} does not wait for ${policy}`);
  });
}

describe.each(["nw", "rp", "demo"])("the first deployment of %s", (state) => {
  it("uses no role before the role has its policy", () => {
    const stacks = synthesizedTemplates({ state, environment: "aws" }).map(
      ({ template }) => templateSchema.parse(template).Resources,
    );
    expect(stacks.flatMap(earlyUses)).toEqual([]);
    const unordered = stacks.map((resources) =>
      Object.fromEntries(
        Object.entries(resources).map(([id, resource]) => [id, { ...resource, DependsOn: [] }]),
      ),
    );
    expect(unordered.flatMap(earlyUses)).not.toEqual([]);
  });
});
