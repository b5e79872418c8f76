import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { SynthesizedTemplate } from "#infra/app.ts";
import { ENVIRONMENTS, type EnvironmentKind } from "./synthesizeUnbuilt.ts";

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      DeletionPolicy: z.string().optional(),
      UpdateReplacePolicy: z.string().optional(),
      Properties: z.record(z.string(), z.unknown()).default({}),
    }),
  ),
});
type Resource = z.infer<typeof templateSchema>["Resources"][string];

interface Placed {
  /** Part of the portal: `api` of the stack `recognition-portal-nw-api`. */
  readonly part: string;
}
type PlacedResource = Resource & Placed;
/** By stack and id. */
type Resources = ReadonlyMap<string, PlacedResource>;

interface EnvironmentDifference {
  /** A type of resource, or `type.property` where resources of one name say different things. */
  readonly what: string;
  /** How many there are in each environment; of a property, how many resources have it otherwise than in the embedded environment. */
  readonly counts: Readonly<Record<EnvironmentKind, number>>;
  /** How many more AWS has than the embedded environment, by stack. */
  readonly more: Readonly<Record<string, number>>;
}

/** What the environments of one state's portal declare differently. */
export function compareEnvironments(
  environments: Readonly<Record<EnvironmentKind, readonly SynthesizedTemplate[]>>,
): readonly EnvironmentDifference[] {
  const all: Record<EnvironmentKind, Resources> = {
    embedded: resourcesOf(environments.embedded),
    localstack: resourcesOf(environments.localstack),
    aws: resourcesOf(environments.aws),
  };
  const types = new Set(
    ENVIRONMENTS.flatMap((environment) => [...all[environment].values()].map(({ Type }) => Type)),
  );
  const counted = [...types].map((type) => ({
    what: type,
    counts: perEnvironment((environment) => ofType(all[environment], type).length),
    more: surplus(ofType(all.aws, type), ofType(all.embedded, type)),
  }));
  const changes = ENVIRONMENTS.map(
    (environment) => [environment, changedProperties(all.embedded, all[environment])] as const,
  );
  const properties = new Set(changes.flatMap(([, changed]) => changed.map(({ what }) => what)));
  const changed = [...properties].map((property) => {
    const of = new Map(
      changes.map(
        ([environment, found]) => [environment, found.filter(({ what }) => what === property)] as const,
      ),
    );
    return {
      what: property,
      counts: perEnvironment((environment) => of.get(environment)?.length ?? 0),
      more: surplus(of.get("aws") ?? [], of.get("embedded") ?? []),
    };
  });
  return [...counted, ...changed]
    .filter(({ counts, more }) => new Set(Object.values(counts)).size > 1 || Object.keys(more).length > 0)
    .sort((one, other) => one.what.localeCompare(other.what, "en"));
}

function perEnvironment(count: (environment: EnvironmentKind) => number): EnvironmentDifference["counts"] {
  return { embedded: count("embedded"), localstack: count("localstack"), aws: count("aws") };
}

function ofType(resources: Resources, type: string): readonly PlacedResource[] {
  return [...resources.values()].filter(({ Type }) => Type === type);
}

function surplus(there: readonly Placed[], here: readonly Placed[]): EnvironmentDifference["more"] {
  const difference = new Map<string, number>();
  const add = (part: string, count: number): void => {
    difference.set(part, (difference.get(part) ?? 0) + count);
  };
  for (const { part } of there) add(part, 1);
  for (const { part } of here) add(part, -1);
  return Object.fromEntries([...difference].filter(([, count]) => count !== 0));
}

/** To other stacks: exports on one machine, weak references in an account, each with a digest of its own. */
const REFERENCES = [
  /\{"Fn::ImportValue":"([^":]+):Exports([^"]+)[0-9A-F]{8}"\}/g,
  /\{"Fn::GetStackOutput":\{"StackName":"([^"]+)","Region":"[^"]+","OutputName":"Publish([^"]+)[0-9A-F]{8}"\}\}/g,
];

/** With the stack and the value that a reference means instead of how it is written. */
function withMeantReferences(template: unknown): unknown {
  const meant = (text: string, reference: RegExp): string => text.replace(reference, '"$1:$2"');
  return JSON.parse(REFERENCES.reduce(meant, JSON.stringify(template)));
}

/** The id of a deployment of the gateway follows from everything behind it. */
function resourcesOf(templates: readonly SynthesizedTemplate[]): Resources {
  return new Map(
    templates.flatMap(({ stackName, template }) =>
      Object.entries(templateSchema.parse(withMeantReferences(template)).Resources).map(([id, resource]) => [
        `${stackName}/${resource.Type === "AWS::ApiGateway::Deployment" ? "Deployment" : id}`,
        { ...resource, part: stackName.split("-").slice(3).join("-") },
      ]),
    ),
  );
}

interface ChangedProperty extends Placed {
  /** `type.property` */
  readonly what: string;
}

function changedProperties(base: Resources, other: Resources): readonly ChangedProperty[] {
  return [...base].flatMap(([id, resource]) => {
    const there = other.get(id);
    if (there === undefined) return [];
    const [mine, theirs] = [comparedOf(resource), comparedOf(there)];
    const names = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
    return [...names]
      .filter((name) => !isDeepStrictEqual(mine[name], theirs[name]))
      .map((name) => ({ what: `${resource.Type}.${name}`, part: resource.part }));
  });
}

/** Properties, and what becomes of the resource when its stack goes or another takes its place. */
function comparedOf({ Properties, DeletionPolicy, UpdateReplacePolicy }: Resource): Resource["Properties"] {
  return { ...Properties, DeletionPolicy, UpdateReplacePolicy };
}
