import { z } from "zod";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { attributesOf } from "./attributesOf.ts";
import { evaluateCondition } from "./evaluateCondition.ts";
import { ignoredTypes } from "./ignoredTypes.ts";
import { ignoredProperties } from "./knownTypes.ts";
import { portalResourcesFrom } from "./portalResourcesFrom.ts";
import type { ResolvedResource } from "./propertiesOf.ts";
import type { PortalResources } from "./PortalResources.ts";
import { resolveValue, type ReferenceScope } from "./resolveValue.ts";
import { templateSchema, type Template, type TemplateResource } from "./templateSchema.ts";

export type StackTemplate = { readonly stackName: string; readonly template: unknown };

export type TemplateFailure = { readonly kind: "template-not-known"; readonly sentence: string };

type Stack = { readonly name: string; readonly template: Template };

/** Which property carries the name that a template may give a resource. */
const nameProperties: Readonly<Record<string, string>> = {
  "AWS::DynamoDB::Table": "TableName",
  "AWS::DynamoDB::GlobalTable": "TableName",
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
  for (const stack of stacks) {
    const scope = scopeOf(stack, { stacks, problems });
    for (const [logicalId, resource] of Object.entries(stack.template.Resources)) {
      const one = resolveResource({ logicalId, resource }, { stack, scope });
      if (one !== undefined) resolved.push(one);
    }
  }
  const resources = portalResourcesFrom(resolved, { assetPath: options.assetPath, problems });
  const [first] = problems;
  return first === undefined
    ? ok(resources)
    : err({ kind: "template-not-known", sentence: `The embedded stack cannot provide this: ${first}.` });
}

function resolveResource(
  declared: { logicalId: string; resource: TemplateResource },
  context: { stack: Stack; scope: ReferenceScope },
): ResolvedResource | undefined {
  const { logicalId, resource } = declared;
  const { stack, scope } = context;
  if (ignoredTypes[resource.Type] !== undefined) return undefined;
  const ignored = ignoredProperties[resource.Type];
  const where = `${resource.Type} ${stack.name}/${logicalId}`;
  if (ignored === undefined) {
    scope.problem(`resource type ${resource.Type} (${logicalId})`);
    return undefined;
  }
  if (resource.Condition !== undefined && scope.condition(resource.Condition) === false) return undefined;
  const used = Object.entries(resource.Properties).filter(([name]) => ignored[name] === undefined);
  const { ref, attributes } = attributesOf({
    stackName: stack.name,
    logicalId,
    type: resource.Type,
    explicitName: explicitName(resource, scope),
  });
  return {
    type: resource.Type,
    where,
    ref,
    attributes,
    properties: resolveValue(Object.fromEntries(used), scope),
  };
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
