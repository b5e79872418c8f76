import { readFileSync } from "node:fs";
import type { z } from "zod";
import { distributionFrom } from "./distributionFrom.ts";
import {
  bucketProperties,
  functionProperties,
  keyProperties,
  ruleProperties,
  secretProperties,
  stateMachineProperties,
  tableProperties,
  apiResourceProperties,
  gatewayResponseProperties,
  methodProperties,
  restApiProperties,
  stageProperties,
} from "./knownTypes.ts";
import { readerOf, type ResolvedResource, type ResourceReader } from "./readerOf.ts";
import type { GatewayRefusal, PortalResources, RestApiResource, RouteResource } from "./PortalResources.ts";

export function portalResourcesFrom(
  resources: readonly ResolvedResource[],
  context: ReadingContext,
): Omit<PortalResources, "permissions"> {
  const { problems } = context;
  const read = readerOf(resources, problems);
  const assetPath = (key: string, where: string) => {
    const path = context.assetPath(key);
    if (path === undefined) problems.push(`code ${key} of ${where} is not among the built assets`);
    return path ?? "";
  };
  const distribution = distributionFrom({ read, problems });
  // Pages are a folder here.
  const hostsOfPages = (distribution?.behaviours ?? []).flatMap(({ origin }) =>
    origin.kind === "pages" ? origin.host : [],
  );
  return {
    distribution,
    tables: read(tableProperties, ["AWS::DynamoDB::Table"]).map(({ resource, properties }) => ({
      ...properties,
      name: resource.ref,
    })),
    buckets: read(bucketProperties, ["AWS::S3::Bucket"])
      .filter(({ resource }) => !hostsOfPages.includes(resource.attributes["RegionalDomainName"] ?? ""))
      .map(({ resource, properties }) => ({
        name: resource.ref,
        corsRules: properties.CorsConfiguration?.CorsRules ?? [],
        expirationDays: properties.LifecycleConfiguration?.Rules.find(
          ({ Status, ExpirationInDays }) => Status === "Enabled" && ExpirationInDays !== undefined,
        )?.ExpirationInDays,
      })),
    functions: read(functionProperties, ["AWS::Lambda::Function"]).map(({ resource, properties }) => ({
      name: resource.ref,
      arn: resource.attributes["Arn"] ?? "",
      codeFolder: assetPath(properties.Code.S3Key, resource.where),
      handler: properties.Handler,
      environment: environmentOf(properties, { where: resource.where, problems }),
      timeoutSeconds: properties.Timeout,
      memoryMegabytes: properties.MemorySize,
      maximumConcurrency: properties.ReservedConcurrentExecutions,
    })),
    restApis: restApisFrom({ read, problems }),
    stateMachines: read(stateMachineProperties, ["AWS::StepFunctions::StateMachine"]).map(
      ({ resource, properties }) => ({
        name: resource.attributes["Name"] ?? "",
        arn: resource.ref,
        definition: substituted(
          properties.DefinitionString ??
            readFileSync(assetPath(properties.DefinitionS3Location?.Key ?? "", resource.where), "utf8"),
          properties.DefinitionSubstitutions,
        ),
      }),
    ),
    schedules: read(ruleProperties, ["AWS::Events::Rule"])
      .filter(({ properties }) => properties.State === "ENABLED")
      .map(({ resource, properties }) => ({
        name: resource.ref,
        arn: resource.attributes["Arn"] ?? "",
        expression: properties.ScheduleExpression,
        targets: properties.Targets.map(({ Arn, Input }) => ({ arn: Arn, input: Input })),
      })),
    signingKeys: read(keyProperties, ["AWS::KMS::Key"])
      .filter(({ properties }) => properties.KeyUsage === "SIGN_VERIFY")
      .map(({ resource }) => ({ id: resource.ref, arn: resource.attributes["Arn"] ?? "" })),
    secrets: read(secretProperties, ["AWS::SecretsManager::Secret"]).map(({ resource, properties }) => ({
      name: properties.Name ?? resource.ref.replace(/^.*:secret:/, "").replace(/-[0-9a-f]{6}$/, ""),
      arn: resource.ref,
      value: properties.SecretString,
      generate:
        properties.GenerateSecretString === undefined
          ? undefined
          : {
              template: properties.GenerateSecretString.SecretStringTemplate,
              key: properties.GenerateSecretString.GenerateStringKey,
              length: properties.GenerateSecretString.PasswordLength ?? 32,
            },
    })),
  };
}

/** Lambda's limit for all variables together. */
const LARGEST_ENVIRONMENT = 4 * 1024;

function environmentOf(
  { Environment: environment }: z.infer<typeof functionProperties>,
  { where, problems }: { readonly where: string; readonly problems: string[] },
): Readonly<Record<string, string>> {
  const variables = environment?.Variables ?? {};
  const bytes = Buffer.byteLength(Object.entries(variables).flat().join(""));
  if (bytes > LARGEST_ENVIRONMENT) problems.push(`${bytes} bytes of environment variables of ${where}`);
  return variables;
}

function substituted(
  definition: string,
  values: Readonly<Record<string, string | number | boolean>>,
): string {
  return definition.replaceAll(/\$\{([A-Za-z0-9_]+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}

/** Puts resources and methods of a REST API together to a list of paths and the functions behind them. */
function restApisFrom(context: {
  readonly read: ResourceReader;
  readonly problems: string[];
}): readonly RestApiResource[] {
  const { read, problems } = context;
  const parents = new Map(
    read(apiResourceProperties, ["AWS::ApiGateway::Resource"]).map(({ resource, properties }) => [
      resource.ref,
      properties,
    ]),
  );
  const pathOf = (resourceId: string): string => {
    const found = parents.get(resourceId);
    return found === undefined ? "" : `${pathOf(found.ParentId)}/${found.PathPart}`;
  };
  const methods = read(methodProperties, ["AWS::ApiGateway::Method"]);
  const stages = read(stageProperties, ["AWS::ApiGateway::Stage"]);
  const refusals = read(gatewayResponseProperties, ["AWS::ApiGateway::GatewayResponse"]);
  return read(restApiProperties, ["AWS::ApiGateway::RestApi"]).map(({ resource, properties }) => {
    const routes = methods
      .filter((method) => method.properties.RestApiId === resource.ref)
      .map(({ resource: { where }, properties: method }): RouteResource => {
        const functionArn = /functions\/(arn:.*)\/invocations$/.exec(method.Integration.Uri)?.[1];
        if (functionArn === undefined) problems.push(`integration address of ${where}`);
        return {
          path: pathOf(method.ResourceId) === "" ? "/" : pathOf(method.ResourceId),
          method: method.HttpMethod,
          functionArn: functionArn ?? "",
          timeoutMilliseconds: method.Integration.TimeoutInMillis ?? 29_000,
        };
      });
    const stage = stages.find((one) => one.properties.RestApiId === resource.ref)?.properties;
    return {
      id: resource.ref,
      name: properties.Name ?? resource.ref,
      stageName: stage?.StageName ?? "local",
      accessLogFormat: stage?.AccessLogSetting?.Format,
      binaryMediaTypes: properties.BinaryMediaTypes,
      refusals: new Map(
        refusals
          .filter((refusal) => refusal.properties.RestApiId === resource.ref)
          .map(({ properties: refusal }) => [refusal.ResponseType, refusalOf(refusal)]),
      ),
      routes,
    };
  });
}

function refusalOf(properties: z.infer<typeof gatewayResponseProperties>): GatewayRefusal {
  const headers = Object.entries(properties.ResponseParameters).map(([name, quoted]): [string, string] => [
    name.replace("gatewayresponse.header.", ""),
    quoted.slice(1, -1),
  ]);
  return { headers: Object.fromEntries(headers), body: properties.ResponseTemplates["application/json"] };
}

type ReadingContext = {
  readonly assetPath: (objectKey: string) => string | undefined;
  readonly problems: string[];
};
