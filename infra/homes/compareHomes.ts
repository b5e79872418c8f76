import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { SynthesizedTemplate } from "../app.ts";
import { HOMES, type HomeName } from "./synthesizeUnbuilt.ts";

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});
type Resources = z.infer<typeof templateSchema>["Resources"];

export interface HomeDifference {
  /** A type of resource, or `type.property` where resources of one name say different things. */
  readonly what: string;
  /** How many there are in each home; of a property, how many resources have it otherwise than in the embedded home. */
  readonly counts: Readonly<Record<HomeName, number>>;
}

/** What the homes of one state's portal declare differently. */
export function compareHomes(
  homes: Readonly<Record<HomeName, readonly SynthesizedTemplate[]>>,
): readonly HomeDifference[] {
  const all = new Map<HomeName, Resources>(HOMES.map((home) => [home, resourcesOf(homes[home])]));
  const of = (home: HomeName): Resources => all.get(home) ?? {};
  const types = new Set(HOMES.flatMap((home) => Object.values(of(home)).map(({ Type }) => Type)));
  const counted = [...types].map((type) => ({
    what: type,
    counts: perHome((home) => Object.values(of(home)).filter(({ Type }) => Type === type).length),
  }));
  const base = of("embedded");
  const changed = new Map<string, HomeDifference["counts"]>();
  for (const home of HOMES) {
    for (const property of changedProperties(base, of(home))) {
      const known = changed.get(property) ?? perHome(() => 0);
      changed.set(property, { ...known, [home]: known[home] + 1 });
    }
  }
  return [...counted, ...[...changed].map(([what, counts]) => ({ what, counts }))]
    .filter(({ counts }) => new Set(Object.values(counts)).size > 1)
    .sort((one, other) => one.what.localeCompare(other.what, "en"));
}

function perHome(count: (home: HomeName) => number): HomeDifference["counts"] {
  return { embedded: count("embedded"), localstack: count("localstack"), aws: count("aws") };
}

/** By stack and id; the id of a deployment of the gateway follows from everything behind it. */
function resourcesOf(templates: readonly SynthesizedTemplate[]): Resources {
  return Object.fromEntries(
    templates.flatMap(({ stackName, template }) =>
      Object.entries(templateSchema.parse(template).Resources).map(([id, resource]) => [
        `${stackName}/${resource.Type === "AWS::ApiGateway::Deployment" ? "Deployment" : id}`,
        resource,
      ]),
    ),
  );
}

function changedProperties(base: Resources, other: Resources): readonly string[] {
  return Object.entries(base).flatMap(([id, resource]) => {
    const there = other[id];
    if (there === undefined) return [];
    const names = new Set([...Object.keys(resource.Properties), ...Object.keys(there.Properties)]);
    return [...names]
      .filter((name) => !isDeepStrictEqual(resource.Properties[name], there.Properties[name]))
      .map((name) => `${resource.Type}.${name}`);
  });
}
