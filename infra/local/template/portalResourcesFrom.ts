import { readFileSync } from "node:fs";
import type { z } from "zod";
import {
  bucketProperties,
  functionProperties,
  keyProperties,
  ruleProperties,
  secretProperties,
  stateMachineProperties,
  tableProperties,
} from "./knownTypes.ts";
import type { PortalResources } from "./PortalResources.ts";
import { propertiesOf, type ReadingContext, type ResolvedResource } from "./propertiesOf.ts";
import { restApisFrom } from "./restApisFrom.ts";

export function portalResourcesFrom(
  resources: readonly ResolvedResource[],
  context: ReadingContext,
): PortalResources {
  const { problems } = context;
  const read = <Schema extends z.ZodType>(schema: Schema, types: readonly string[]) =>
    resources
      .filter(({ type }) => types.includes(type))
      .flatMap((resource) => {
        const properties = propertiesOf(resource, { schema, problems });
        return properties === undefined ? [] : [{ resource, properties }];
      });
  const assetPath = (key: string, where: string) => {
    const path = context.assetPath(key);
    if (path === undefined) problems.push(`code ${key} of ${where} is not among the built assets`);
    return path ?? "";
  };
  return {
    tables: read(tableProperties, ["AWS::DynamoDB::Table", "AWS::DynamoDB::GlobalTable"]).map(
      ({ resource, properties }) => ({ ...properties, name: resource.ref }),
    ),
    buckets: read(bucketProperties, ["AWS::S3::Bucket"]).map(({ resource, properties }) => ({
      name: resource.ref,
      corsRules: properties.CorsConfiguration?.CorsRules ?? [],
    })),
    functions: read(functionProperties, ["AWS::Lambda::Function"]).map(({ resource, properties }) => ({
      name: resource.ref,
      arn: resource.attributes["Arn"] ?? "",
      codeFolder: assetPath(properties.Code.S3Key, resource.where),
      handler: properties.Handler,
      environment: properties.Environment?.Variables ?? {},
      timeoutSeconds: properties.Timeout,
      memoryMegabytes: properties.MemorySize,
      maximumConcurrency: properties.ReservedConcurrentExecutions,
    })),
    restApis: restApisFrom(resources, context),
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

function substituted(
  definition: string,
  values: Readonly<Record<string, string | number | boolean>>,
): string {
  return definition.replaceAll(/\$\{([A-Za-z0-9_]+)\}/g, (whole, name: string) =>
    String(values[name] ?? whole),
  );
}
