import { Duration } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { FUNCTIONS, type EnvironmentName } from "../../functions/runtime/environment.ts";
import { PortalFunction } from "../constructs/PortalFunction.ts";
import { FUNCTION_GRANTS, type GrantTarget } from "../functionGrants.ts";
import { concurrencyOf } from "./concurrencyOf.ts";
import { keyStatements } from "./keyStatements.ts";

export interface FunctionSurroundings {
  readonly portalId: string;
  readonly region: string;
  readonly functionsFolder: string;
  readonly values: Readonly<Record<EnvironmentName, string>>;
  readonly arnsOf: (target: GrantTarget) => readonly string[];
  /** What tables, files, secrets and logs are encrypted with. */
  readonly key: IKey;
  /** Where calls go that nobody waits for and that failed for good. */
  readonly deadLetters?: IQueue;
}

/** What kinds of functions need: answers are quick and small, steps hold a file of 29 MB and its ciphertext. */
const KINDS = {
  api: { memorySize: 512, timeout: Duration.seconds(28) },
  step: { memorySize: 512, timeout: Duration.seconds(120) },
  schedule: { memorySize: 256, timeout: Duration.seconds(60) },
} as const;

const kindOf = (name: string): keyof typeof KINDS =>
  name.startsWith("api-") ? "api" : name.startsWith("step-") ? "step" : "schedule";

/** `api-process-workflow` → `ApiProcessWorkflow`. */
export function constructId(name: string): string {
  return name.replace(/(^|-)(.)/g, (_match, _dash, letter: string) => letter.toUpperCase());
}

/** Creates one function of the table with exactly its variables and grants. */
export function createPortalFunction(
  scope: Construct,
  { name, surroundings }: { readonly name: string; readonly surroundings: FunctionSurroundings },
): PortalFunction {
  const description = FUNCTIONS[name];
  const grants = FUNCTION_GRANTS[name];
  if (description === undefined || grants === undefined) {
    throw new Error(`The function ${name} is not in the table of functions and their grants.`);
  }
  const environment: Partial<Record<EnvironmentName, string>> = {};
  for (const variable of description.environment) environment[variable] = surroundings.values[variable];
  const { key, region, deadLetters } = surroundings;
  const statements = grants
    .map(({ target, actions }) => ({ actions, resources: surroundings.arnsOf(target) }))
    .filter(({ resources }, index) => !isOptional(grants[index]?.target) || resources.length > 0);
  return new PortalFunction(scope, constructId(name), {
    portalId: surroundings.portalId,
    functionName: name,
    functionsFolder: surroundings.functionsFolder,
    environment,
    statements: [...statements, ...keyStatements(grants, { keyArn: key.keyArn, region })],
    concurrency: concurrencyOf(name),
    key,
    ...(deadLetters !== undefined && { deadLetters }),
    ...KINDS[kindOf(name)],
  });
}

/** What a state may do without. */
function isOptional(target: GrantTarget | undefined): boolean {
  return (
    target === "callbackSecret" ||
    target === "postboxSecret" ||
    target === "paymentSecrets" ||
    target === "scannedUploads"
  );
}
