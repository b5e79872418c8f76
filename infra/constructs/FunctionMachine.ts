import { readFileSync } from "node:fs";
import { RemovalPolicy } from "aws-cdk-lib";
import { PolicyStatement, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import { LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { DefinitionBody, LogLevel, StateMachine, StateMachineType } from "aws-cdk-lib/aws-stepfunctions";
import { Construct } from "constructs";
import { acceptFinding } from "./acceptFinding.ts";

export interface FunctionMachineProps {
  /** An ASL file of `statemachines`. */
  readonly definitionFile: string;
  /** Placeholder of the file → the function whose ARN stands there. */
  readonly functions: Readonly<Record<string, IFunction>>;
  /** What its log is encrypted with. */
  readonly key: IKey;
}

/**
 * A state machine of Lambda tasks that may invoke exactly its functions, traced, with an encrypted log of its states that
 * keeps one day and nothing of what they carry.
 */
export class FunctionMachine extends Construct {
  readonly machine: StateMachine;
  readonly log: LogGroup;

  constructor(scope: Construct, id: string, props: FunctionMachineProps) {
    super(scope, id);
    const role = new Role(this, "Role", { assumedBy: new ServicePrincipal("states.amazonaws.com") });
    acceptFinding(
      role,
      /IAM5\[Resource::\*\]/,
      "Tracing, and where its log goes: AWS allows both for everything only.",
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ["lambda:InvokeFunction"],
        resources: Object.values(props.functions).map(({ functionArn }) => functionArn),
      }),
    );
    this.log = new LogGroup(this, "Log", {
      retention: RetentionDays.ONE_DAY,
      encryptionKey: props.key,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    this.machine = new StateMachine(this, "Machine", {
      stateMachineType: StateMachineType.STANDARD,
      definitionBody: DefinitionBody.fromString(readFileSync(props.definitionFile, "utf8")),
      definitionSubstitutions: Object.fromEntries(
        Object.entries(props.functions).map(([placeholder, { functionArn }]) => [placeholder, functionArn]),
      ),
      tracingEnabled: true,
      logs: {
        destination: this.log,
        level: LogLevel.ALL,
        includeExecutionData: false,
      },
      role,
    });
  }
}
