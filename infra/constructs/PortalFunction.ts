import path from "node:path";
import type { Duration } from "aws-cdk-lib";
import { RemovalPolicy } from "aws-cdk-lib";
import { Effect, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Architecture, Code, Function as LambdaFunction, Runtime, Tracing } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import type { IQueue } from "aws-cdk-lib/aws-sqs";
import { Construct } from "constructs";
import type { EnvironmentName } from "#runtime/environment.ts";
import { acceptFinding } from "./acceptFinding.ts";

export interface FunctionStatement {
  /** Whole names, for example `dynamodb:GetItem`; no wildcards. */
  readonly actions: readonly string[];
  /** ARNs. */
  readonly resources: readonly string[];
  /** As in a policy: operator → key → value; absent: always. */
  readonly conditions?: Readonly<Record<string, unknown>>;
}

export interface PortalFunctionProps {
  /** Prefix that keeps the functions of portals in one account apart. */
  readonly portalId: string;
  /** Name in the table of functions, for example `api-auth`. */
  readonly functionName: string;
  /** Folder that the build wrote, one sub-folder per function. */
  readonly functionsFolder: string;
  /** Variables with their values; what is undefined is not set. */
  readonly environment: Partial<Record<EnvironmentName, string>>;
  /** All that its role may do, in addition to writing its own log. */
  readonly statements: readonly FunctionStatement[];
  /** In MB; the share of a processor follows it. */
  readonly memorySize: number;
  /** After which a call is ended, up to 15 minutes. */
  readonly timeout: Duration;
  /** How many of it run at once at most; as many are kept free for it. */
  readonly concurrency: number;
  /** Whether X-Ray follows its calls. */
  readonly traced: boolean;
  /** What its log is encrypted with. */
  readonly key: IKey;
  /** Queue for asynchronous calls that failed for good. */
  readonly deadLetters?: IQueue;
}

/**
 * A function on arm64 with a role of its own that holds exactly its statements, a share of the account's
 * concurrency, and an encrypted log that keeps one day.
 */
export class PortalFunction extends Construct {
  readonly lambda: LambdaFunction;
  readonly log: LogGroup;

  constructor(scope: Construct, id: string, props: PortalFunctionProps) {
    super(scope, id);
    this.log = new LogGroup(this, "Log", {
      retention: RetentionDays.ONE_DAY,
      encryptionKey: props.key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
    const touchesObjects = props.statements.some(({ actions }) =>
      actions.some((action) => /^s3:.+Object/.test(action)),
    );
    if (props.traced || touchesObjects) {
      acceptFinding(
        role,
        /IAM5\[Resource::(.+\/)?\*\]/,
        "Objects of one bucket, whose names nobody knows before; tracing, which AWS allows for everything only. Actions have no wildcards.",
      );
    }
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
        resources: [this.log.logGroupArn],
      }),
    );
    for (const { actions, resources, conditions = {} } of props.statements) {
      role.addToPolicy(
        new PolicyStatement({
          actions: [...actions],
          resources: [...resources],
          conditions: { ...conditions },
        }),
      );
    }
    this.lambda = new LambdaFunction(this, "Function", {
      functionName: `${props.portalId}-${props.functionName}`,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      handler: "index.handler",
      code: Code.fromAsset(path.join(props.functionsFolder, props.functionName)),
      environment: definedOnly(props.environment),
      memorySize: props.memorySize,
      timeout: props.timeout,
      reservedConcurrentExecutions: props.concurrency,
      // A run of a schedule is followed by its log alone: traces of eighty thousand empty runs a month cost, too.
      tracing: props.traced ? Tracing.ACTIVE : Tracing.DISABLED,
      logGroup: this.log,
      role,
      ...(props.deadLetters !== undefined && { deadLetterQueue: props.deadLetters }),
    });
  }
}

function definedOnly(environment: Partial<Record<EnvironmentName, string>>): Record<string, string> {
  const defined: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) defined[name] = value;
  return defined;
}
