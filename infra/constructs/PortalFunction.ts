import path from "node:path";
import type { Duration } from "aws-cdk-lib";
import { RemovalPolicy } from "aws-cdk-lib";
import { Effect, PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Architecture, Code, Function as LambdaFunction, Runtime } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { EnvironmentName } from "../../functions/runtime/environment.ts";

export interface PortalFunctionProps {
  /** Prefix that tells the functions of portals in one account apart. */
  readonly portalId: string;
  /** Name in the table of functions, for example `api-auth`. */
  readonly functionName: string;
  /** Folder that the build wrote, one sub-folder per function. */
  readonly functionsFolder: string;
  readonly environment: Partial<Record<EnvironmentName, string>>;
  readonly statements: readonly {
    readonly actions: readonly string[];
    readonly resources: readonly string[];
  }[];
  readonly memorySize: number;
  readonly timeout: Duration;
}

/** A function with a role of its own that holds exactly its statements, and a log group that keeps one day. */
export class PortalFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: PortalFunctionProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, "Log", {
      retention: RetentionDays.ONE_DAY,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, "Role", { assumedBy: new ServicePrincipal("lambda.amazonaws.com") });
    role.addToPolicy(
      new PolicyStatement({
        effect: Effect.ALLOW,
        actions: ["logs:CreateLogStream", "logs:PutLogEvents"],
        resources: [logGroup.logGroupArn],
      }),
    );
    for (const { actions, resources } of props.statements) {
      role.addToPolicy(new PolicyStatement({ actions: [...actions], resources: [...resources] }));
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
      logGroup,
      role,
    });
  }
}

function definedOnly(environment: Partial<Record<EnvironmentName, string>>): Record<string, string> {
  const defined: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) defined[name] = value;
  return defined;
}
