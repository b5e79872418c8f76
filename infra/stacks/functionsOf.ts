import { Duration } from "aws-cdk-lib";
import type { IAlarm } from "aws-cdk-lib/aws-cloudwatch";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import type { EnvironmentName } from "#runtime/environment.ts";
import { CanaryRelease } from "../constructs/CanaryRelease.ts";
import { PortalFunction, type FunctionStatement } from "../constructs/PortalFunction.ts";
import { FUNCTIONS, type GrantTarget, type Grant } from "../functions.ts";

/** How many of each API function run at once: in proportion to the traffic of each group. */
const API: Readonly<Record<string, number>> = {
  "api-auth": 40,
  "api-version": 10,
  "api-forms": 30,
  "api-process": 60,
  "api-process-workflow": 30,
  "api-documents": 20,
  "api-payment": 20,
  "api-delivery": 10,
  "api-feedback": 10,
};
const STEP = 40;

/**
 * The share of a function in the account's concurrency: one that is flooded cannot starve the others, and a schedule
 * never overtakes itself. Together they leave the hundred free that Lambda insists on, in an account that has the usual
 * thousand.
 */
function concurrencyOf(name: string): number {
  const share = API[name];
  if (share !== undefined) return share;
  return name.startsWith("schedule-") ? 1 : STEP;
}

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
  /** Queue for asynchronous calls that failed for good. */
  readonly deadLetters?: IQueue;
  /** How new versions take over; absent: at once, with nothing to ring. */
  readonly release?: Release;
}

export interface Release {
  /** Roll a release back. */
  readonly alarms: readonly IAlarm[];
}

interface CreatedFunction {
  /** In the table of functions, for example `api-auth`. */
  readonly name: string;
  /** What is called. */
  readonly lambda: IFunction;
  /** Keeps one day. */
  readonly log: ILogGroup;
}

/** What kinds of functions need: answers are quick and small, steps hold a file of 29 MB and its ciphertext. */
const KINDS = {
  // More memory is more of a processor: starts take half the time, for the same price.
  api: { memorySize: 1024, timeout: Duration.seconds(28), traced: true },
  step: { memorySize: 512, timeout: Duration.seconds(120), traced: true },
  schedule: { memorySize: 256, timeout: Duration.seconds(60), traced: false },
} as const;
/** Longer than their kind: they read what a day or a month brought, however much. */
const LONG_RUNS: Readonly<Record<string, Duration>> = {
  "schedule-make-statistics": Duration.minutes(15),
  "schedule-remove-over-reports": Duration.minutes(15),
};

const kindOf = (name: string): keyof typeof KINDS =>
  name.startsWith("api-") ? "api" : name.startsWith("step-") ? "step" : "schedule";

/** Creates one function of the table with exactly its variables and grants. */
export function createPortalFunction(
  scope: Construct,
  { name, surroundings }: { readonly name: string; readonly surroundings: FunctionSurroundings },
): CreatedFunction {
  const description = FUNCTIONS[name];
  if (description === undefined) throw new Error(`The function ${name} is not in the table of functions.`);
  const { grants } = description;
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
    ...(LONG_RUNS[name] !== undefined && { timeout: LONG_RUNS[name] }),
  });
  // A schedule runs once in minutes: a tenth of that shows nothing.
  if (release === undefined || kindOf(name) === "schedule") return { name, lambda, log };
  const { alias } = new CanaryRelease(scope, `${constructId(name)}Release`, {
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
    target === "samlSecrets" ||
    target === "scannedUploads"
  );
}

/** What a service needs of the key on behalf of a caller that reads or writes there. */
const BY_SERVICE: readonly (readonly [
  service: string,
  isUsedBy: (action: string) => boolean,
  actions: readonly string[],
])[] = [
  [
    "dynamodb",
    (action) => action.startsWith("dynamodb:"),
    [
      "kms:Decrypt",
      "kms:DescribeKey",
      "kms:Encrypt",
      "kms:GenerateDataKey",
      "kms:ReEncryptFrom",
      "kms:ReEncryptTo",
    ],
  ],
  ["s3", (action) => action === "s3:GetObject", ["kms:Decrypt"]],
  ["s3", (action) => action === "s3:PutObject", ["kms:Decrypt", "kms:GenerateDataKey"]],
  ["secretsmanager", (action) => action.startsWith("secretsmanager:"), ["kms:Decrypt"]],
  ["secretsmanager", (action) => action === "secretsmanager:PutSecretValue", ["kms:GenerateDataKey"]],
];

/** The use of the data key that follows from what a function or a person may touch, each only through the service that it touches. */
export function keyStatements(
  grants: readonly Grant[],
  { keyArn, region }: { readonly keyArn: string; readonly region: string },
): readonly FunctionStatement[] {
  const granted = grants.flatMap(({ actions }) => actions);
  const byService = new Map<string, Set<string>>();
  for (const [service, isUsedBy, actions] of BY_SERVICE) {
    if (!granted.some(isUsedBy)) continue;
    byService.set(service, new Set([...(byService.get(service) ?? []), ...actions]));
  }
  return [...byService].map(([service, actions]) => ({
    actions: [...actions].sort(),
    resources: [keyArn],
    conditions: { StringEquals: { "kms:ViaService": `${service}.${region}.amazonaws.com` } },
  }));
}

const VARIABLES = [
  ["submitMachine", "SUBMIT_STATE_MACHINE_ARN"],
  ["trackMachine", "TRACK_STATE_MACHINE_ARN"],
  ["collectMachine", "COLLECT_STATE_MACHINE_ARN"],
] as const;
type MachineName = (typeof VARIABLES)[number][0];

/** Surroundings in which functions can be granted these state machines, too. */
export function withMachines(
  surroundings: FunctionSurroundings,
  machines: Partial<Readonly<Record<MachineName, StateMachine>>>,
): FunctionSurroundings {
  const values: Partial<Record<EnvironmentName, string>> = {};
  const arns = new Map<string, string>();
  for (const [name, variable] of VARIABLES) {
    const arn = machines[name]?.stateMachineArn;
    if (arn === undefined) continue;
    values[variable] = arn;
    arns.set(name, arn);
  }
  return {
    ...surroundings,
    values: { ...surroundings.values, ...values },
    arnsOf: (target) => {
      const arn = arns.get(target);
      return arn === undefined ? surroundings.arnsOf(target) : [arn];
    },
  };
}

/** `api-process-workflow` → `ApiProcessWorkflow`. */
export function constructId(name: string): string {
  return name.replace(/(^|-)(.)/g, (_match, _dash, letter: string) => letter.toUpperCase());
}
