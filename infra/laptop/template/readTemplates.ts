import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { attributesOf } from "./attributesOf.ts";
import { ignoredTypes, ignoredProperties } from "./knownTypes.ts";
import { permissionsFrom, type DeclaredResource } from "./permissionsFrom.ts";
import type { PortalResources } from "./PortalResources.ts";
import { portalResourcesFrom } from "./portalResourcesFrom.ts";
import type { ResolvedResource } from "./readerOf.ts";
import { evaluateCondition, resolveValue, type ReferenceScope } from "./resolveValue.ts";

export type StackTemplate = { readonly stackName: string; readonly template: unknown };

type TemplateFailure = { readonly kind: "template-not-known"; readonly sentence: string };

type Stack = { readonly name: string; readonly template: Template };

/** Which property carries the name that a template may give a resource. */
const nameProperties: Readonly<Record<string, string>> = {
  "AWS::DynamoDB::Table": "TableName",
  "AWS::S3::Bucket": "BucketName",
  "AWS::Lambda::Function": "FunctionName",
  "AWS::StepFunctions::StateMachine": "StateMachineName",
  "AWS::SecretsManager::Secret": "Name",
  "AWS::ApiGateway::Stage": "StageName",
  "AWS::IAM::Role": "RoleName",
  "AWS::Logs::LogGroup": "LogGroupName",
  "AWS::Events::Rule": "Name",
  "AWS::KMS::Alias": "AliasName",
};

/**
 * Reads what the synthesized templates declare. Anything that the embedded stack would silently leave out is an
 * error that names it: laptop and cloud must not drift apart.
 */
export function readTemplates(
  stackTemplates: readonly StackTemplate[],
  options: { readonly assetPath: (objectKey: string) => string | undefined },
): Result<PortalResources, TemplateFailure> {
  const problems: string[] = [];
  const stacks: Stack[] = [];
  for (const { stackName, template } of stackTemplates) {
    const parsed = templateSchema.safeParse(template);
    if (parsed.success) stacks.push({ name: stackName, template: parsed.data });
    else problems.push(`the template of ${stackName} cannot be read: ${z.prettifyError(parsed.error)}`);
  }
  const resolved: ResolvedResource[] = [];
  const declared: DeclaredResource[] = [];
  for (const stack of stacks) {
    const scope = scopeOf(stack, { stacks, problems });
    for (const [logicalId, resource] of Object.entries(stack.template.Resources)) {
      const one = resolveResource({ logicalId, resource }, { stack, scope });
      if (one !== undefined) resolved.push(one);
      declared.push({
        ...identityOf({ logicalId, resource }, { stack, scope }),
        property: (name) => resolveValue(resource.Properties[name], scope),
      });
    }
  }
  const resources = portalResourcesFrom(resolved, { assetPath: options.assetPath, problems });
  const permissions = permissionsFrom(declared, problems);
  const [first] = problems;
  return first === undefined
    ? ok({ ...resources, permissions })
    : err({ kind: "template-not-known", sentence: `The embedded stack cannot provide this: ${first}.` });
}

function resolveResource(
  declared: { logicalId: string; resource: TemplateResource },
  context: { stack: Stack; scope: ReferenceScope },
): ResolvedResource | undefined {
  const { logicalId, resource } = declared;
  const { scope } = context;
  if (ignoredTypes[resource.Type] !== undefined) return undefined;
  const ignored = ignoredProperties[resource.Type];
  if (ignored === undefined) {
    scope.problem(`resource type ${resource.Type} (${logicalId})`);
    return undefined;
  }
  if (resource.Condition !== undefined && scope.condition(resource.Condition) === false) return undefined;
  const used = Object.entries(resource.Properties).filter(([name]) => ignored[name] === undefined);
  return {
    ...identityOf(declared, context),
    properties: resolveValue(Object.fromEntries(used), scope),
  };
}

function identityOf(
  { logicalId, resource }: { logicalId: string; resource: TemplateResource },
  { stack, scope }: { stack: Stack; scope: ReferenceScope },
): Omit<ResolvedResource, "properties"> {
  const { Type: type } = resource;
  const named = { stackName: stack.name, logicalId, type, explicitName: explicitName(resource, scope) };
  return { type, where: `${type} ${stack.name}/${logicalId}`, ...attributesOf(named) };
}

function explicitName(resource: TemplateResource, scope: ReferenceScope): string | undefined {
  const property = nameProperties[resource.Type];
  const given = property === undefined ? undefined : resolveValue(resource.Properties[property], scope);
  return typeof given === "string" ? given : undefined;
}

function scopeOf(stack: Stack, context: { stacks: readonly Stack[]; problems: string[] }): ReferenceScope {
  const problem = (sentence: string) => {
    context.problems.push(`${sentence} in stack ${stack.name}`);
  };
  const attributesIn = (logicalId: string) => {
    const resource = stack.template.Resources[logicalId];
    if (resource === undefined) {
      problem(`reference to ${logicalId}, which is not declared,`);
      return undefined;
    }
    return attributesOf({
      stackName: stack.name,
      logicalId,
      type: resource.Type,
      explicitName: explicitName(resource, scope),
    });
  };
  const scope: ReferenceScope = {
    problem,
    ref: (logicalId) => attributesIn(logicalId)?.ref,
    attribute: (logicalId, attribute) => {
      const value = attributesIn(logicalId)?.attributes[attribute];
      if (value === undefined) problem(`attribute ${attribute} of ${logicalId}`);
      return value;
    },
    imported: (exportName) => {
      const value = exportedValue(exportName, context);
      if (value === undefined) problem(`import of ${exportName}`);
      return value;
    },
    condition: (name) => {
      const condition = stack.template.Conditions?.[name];
      const holds = evaluateCondition(condition, scope);
      if (holds === undefined) problem(`condition ${name}`);
      return holds;
    },
  };
  return scope;
}

function exportedValue(
  exportName: string,
  context: { stacks: readonly Stack[]; problems: string[] },
): unknown {
  for (const stack of context.stacks) {
    const scope = scopeOf(stack, context);
    for (const output of Object.values(stack.template.Outputs)) {
      if (output.Export !== undefined && resolveValue(output.Export.Name, scope) === exportName) {
        return resolveValue(output.Value, scope);
      }
    }
  }
  return undefined;
}

const resourceSchema = z.strictObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).default({}),
  DependsOn: z.unknown().optional(),
  Condition: z.string().optional(),
  DeletionPolicy: z.string().optional(),
  UpdateReplacePolicy: z.string().optional(),
  Metadata: z.unknown().optional(),
});

const outputSchema = z.object({
  Value: z.unknown(),
  Export: z.object({ Name: z.unknown() }).optional(),
});

/** A CloudFormation template as CDK writes it. Parameters and Rules only check the CDK bootstrap version. */
const templateSchema = z.strictObject({
  AWSTemplateFormatVersion: z.string().optional(),
  Description: z.string().optional(),
  Metadata: z.unknown().optional(),
  Parameters: z.record(z.string(), z.unknown()).optional(),
  Rules: z.unknown().optional(),
  Conditions: z.record(z.string(), z.unknown()).optional(),
  Mappings: z.record(z.string(), z.unknown()).optional(),
  Resources: z.record(z.string(), resourceSchema).default({}),
  Outputs: z.record(z.string(), outputSchema).default({}),
});

type Template = z.infer<typeof templateSchema>;
type TemplateResource = z.infer<typeof resourceSchema>;
