import { z } from "zod";
import type { StateSettings } from "#contract/settings/settings.ts";
import type { SynthesizedTemplate } from "#infra/app.ts";

/** What a deployment is about to bring into an account. */
export interface PlannedPortal {
  readonly portalId: string;
  readonly region: string;
  readonly host: string;
  readonly account: string | undefined;
  readonly certificateArn: string | undefined;
  /** Of its stacks. */
  readonly stackNames: readonly string[];
  readonly secretNames: readonly string[];
  readonly functionNames: readonly string[];
  /** Lambda's concurrency that functions keep for themselves. */
  readonly reservedConcurrency: number;
  /** How many resources of a type there are, by region. */
  readonly count: (type: string, region: string) => number;
  /** Highest rate and burst that a stage lets through in a second. */
  readonly rate: number;
  readonly burst: number;
  /** Counterparties that may admit callers by their address. */
  readonly counterparties: readonly string[];
}

/** CloudFront reads its filter, certificate and quotas there only. */
export const EDGE_REGION = "us-east-1";

const propertiesSchema = z.looseObject({
  Name: z.unknown().optional(),
  FunctionName: z.unknown().optional(),
  ReservedConcurrentExecutions: z.number().default(0),
  MethodSettings: z
    .array(
      z.looseObject({
        ThrottlingRateLimit: z.number().default(0),
        ThrottlingBurstLimit: z.number().default(0),
      }),
    )
    .default([]),
});
const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.object({
      Type: z.string(),
      Properties: propertiesSchema.prefault({}),
    }),
  ),
});

/** What the templates of a state declare, as far as an account can be too small for it or have it already. */
export function plannedPortal(
  { portal, server }: StateSettings,
  templates: readonly SynthesizedTemplate[],
): PlannedPortal {
  const resources = templates.flatMap(({ region, template }) =>
    Object.values(templateSchema.parse(template).Resources).map(({ Type, Properties }) => ({
      region,
      type: Type,
      properties: Properties,
    })),
  );
  const namesOf = (type: string, property: "Name" | "FunctionName"): readonly string[] =>
    resources
      .filter((one) => one.type === type)
      .map(({ properties }) => properties[property])
      .filter((name) => typeof name === "string");
  const settings = resources.flatMap(({ properties }) => properties.MethodSettings);
  return {
    portalId: portal.portalId,
    region: server.region,
    host: new URL(portal.publicUrl).hostname,
    account: server.cloud.account,
    certificateArn: server.cloud.certificateArn,
    stackNames: templates.map(({ stackName }) => stackName),
    secretNames: namesOf("AWS::SecretsManager::Secret", "Name"),
    functionNames: namesOf("AWS::Lambda::Function", "FunctionName"),
    reservedConcurrency: resources.reduce(
      (sum, { properties }) => sum + properties.ReservedConcurrentExecutions,
      0,
    ),
    count: (type, region) => resources.filter((one) => one.type === type && one.region === region).length,
    rate: Math.max(0, ...settings.map((one) => one.ThrottlingRateLimit)),
    burst: Math.max(0, ...settings.map((one) => one.ThrottlingBurstLimit)),
    counterparties: [
      ...(server.xta === undefined ? [] : ["the XTA provider"]),
      ...server.payments.map(({ baseUrl }) => new URL(baseUrl).host),
    ],
  };
}
