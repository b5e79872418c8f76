import { Duration } from "aws-cdk-lib";
import type { IAlarm } from "aws-cdk-lib/aws-cloudwatch";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { Construct } from "constructs";
import { FUNCTIONS, type EnvironmentName } from "../../functions/runtime/environment.ts";
import { CanaryRelease } from "../constructs/CanaryRelease.ts";
import { PortalFunction } from "../constructs/PortalFunction.ts";
import { FUNCTION_GRANTS, type GrantTarget } from "../functionGrants.ts";
import { concurrencyOf } from "./concurrencyOf.ts";
import { constructId } from "./constructId.ts";
import { keyStatements } from "./keyStatements.ts";

export interface FunctionSurroundings {
  /** `portalId` of the settings: names of functions and alarms begin with it. */
  readonly portalId: string;
  /** Of the stacks, for example `eu-central-1`: the data key may be used through its services only. */
  readonly region: string;
  /** Folder that the build wrote, one sub-folder per function. */
  readonly functionsFolder: string;
  /** Every variable that any function may have; each gets those that `FUNCTIONS` names. */
  readonly values: Readonly<Record<EnvironmentName, string>>;
  /** What a grant's target is here: ARNs, none where the state does without. */
  readonly arnsOf: (target: GrantTarget) => readonly string[];
  /** What tables, files, secrets and logs are encrypted with. */
  readonly key: IKey;
  /** Where calls go that nobody waits for and that failed for good. */
  readonly deadLetters?: IQueue;
  /** How new versions take over; absent: at once, with nothing to ring. */
  readonly release?: Release;
}

export interface Release {
  /** Who is told when a released function fails. */
  readonly topic: ITopic;
  /** Whose ringing takes a release back, beside the errors of the function itself. */
  readonly alarms: readonly IAlarm[];
}

export interface CreatedFunction {
  /** In the table of functions, for example `api-auth`. */
  readonly name: string;
  /** What is called. */
  readonly lambda: IFunction;
  /** Keeps one day. */
  readonly log: ILogGroup;
}

/** What kinds of functions need: answers are quick and small, steps hold a file of 29 MB and its ciphertext. */
const KINDS = {
  api: { memorySize: 512, timeout: Duration.seconds(28) },
  step: { memorySize: 512, timeout: Duration.seconds(120) },
  schedule: { memorySize: 256, timeout: Duration.seconds(60) },
} as const;

const kindOf = (name: string): keyof typeof KINDS =>
  name.startsWith("api-") ? "api" : name.startsWith("step-") ? "step" : "schedule";

/** Creates one function of the table with exactly its variables and grants. */
export function createPortalFunction(
  scope: Construct,
  { name, surroundings }: { readonly name: string; readonly surroundings: FunctionSurroundings },
): CreatedFunction {
  const description = FUNCTIONS[name];
  const grants = FUNCTION_GRANTS[name];
  if (description === undefined || grants === undefined) {
    throw new Error(`The function ${name} is not in the table of functions and their grants.`);
  }
  const environment: Partial<Record<EnvironmentName, string>> = {};
  for (const variable of description.environment) environment[variable] = surroundings.values[variable];
  const { portalId, key, region, deadLetters, release } = surroundings;
  const statements = grants
    .map(({ target, actions }) => ({ actions, resources: surroundings.arnsOf(target) }))
    .filter(({ resources }, index) => !isOptional(grants[index]?.target) || resources.length > 0);
  const { lambda, log } = new PortalFunction(scope, constructId(name), {
    portalId,
    functionName: name,
    functionsFolder: surroundings.functionsFolder,
    environment,
    statements: [...statements, ...keyStatements(grants, { keyArn: key.keyArn, region })],
    concurrency: concurrencyOf(name),
    key,
    ...(deadLetters !== undefined && { deadLetters }),
    ...KINDS[kindOf(name)],
  });
  // A schedule runs once in minutes: a tenth of that shows nothing.
  if (release === undefined || kindOf(name) === "schedule") return { name, lambda, log };
  const { alias } = new CanaryRelease(scope, `${constructId(name)}Release`, {
    portalId,
    functionName: name,
    lambda,
    ...release,
  });
  return { name, lambda: alias, log };
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
