import path from "node:path";
import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { IFunction } from "aws-cdk-lib/aws-lambda";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import { stepFunctionName } from "../functions.ts";
import { FunctionMachine } from "../constructs/FunctionMachine.ts";
import { SCHEDULES } from "./SCHEDULES.ts";
import { withMachines, constructId, createPortalFunction, type FunctionSurroundings } from "./functionsOf.ts";

export interface WorkflowStackProps extends StackProps {
  /** What each function is made with; queue of dead letters and state machines are added here. */
  readonly surroundings: FunctionSurroundings;
  /** Folder with the ASL files. */
  readonly machinesFolder: string;
}

const SUBMIT_FUNCTIONS = [...SUBMIT_STEPS.map(stepFunctionName), stepFunctionName("SUBMISSION_FAILURE")];

/** Placeholder of a machine's definition, and the function that stands there. */
type Step = readonly [placeholder: string, lambda: IFunction];

/** The long-running part: steps, the three state machines, and the schedules that keep everything moving. */
export class WorkflowStack extends Stack {
  readonly submitMachine: StateMachine;
  readonly trackMachine: StateMachine;
  readonly collectMachine: StateMachine;
  /** Log of each function and each machine by its name. */
  readonly logs = new Map<string, ILogGroup>();
  /** Runs of schedules that failed, all tries included. */
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, props: WorkflowStackProps) {
    super(scope, id, props);
    const { surroundings, machinesFolder } = props;
    const machine = (name: string, functions: readonly Step[]): StateMachine => {
      const { machine: created, log } = new FunctionMachine(this, constructId(name), {
        definitionFile: path.join(machinesFolder, `${name}.asl.json`),
        functions: Object.fromEntries(functions),
        key: surroundings.key,
      });
      this.logs.set(name, log);
      return created;
    };
    const step = (name: string, given = surroundings): Step => [
      `${constructId(name).slice("Step".length)}Arn`,
      this.create(name, given),
    ];
    this.submitMachine = machine(
      "submit-process",
      SUBMIT_FUNCTIONS.map((name) => step(name)),
    );
    // What the operator's commands take.
    new CfnOutput(this, "SubmitMachineArn", { value: this.submitMachine.stateMachineArn });
    this.trackMachine = machine("track-delivery", [step("step-check-delivery")]);
    const submitting = withMachines(surroundings, { submitMachine: this.submitMachine });
    this.collectMachine = machine("collect-payment", [
      step("step-keep-task-token"),
      step("step-verify-payment", submitting),
    ]);
    this.deadLetters = new Queue(this, "DeadLetters", {
      // Events of schedules only: they hold a time and nothing of people.
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const moving = withMachines(
      { ...submitting, deadLetters: this.deadLetters },
      { trackMachine: this.trackMachine, collectMachine: this.collectMachine },
    );
    for (const { name, everyMinutes } of SCHEDULES) {
      new Rule(this, `${constructId(name)}Rule`, {
        schedule: Schedule.rate(Duration.minutes(everyMinutes)),
        targets: [
          new LambdaFunction(this.create(name, moving), {
            retryAttempts: 2,
            deadLetterQueue: this.deadLetters,
          }),
        ],
      });
    }
  }

  private create(name: string, surroundings: FunctionSurroundings): IFunction {
    const { lambda, log } = createPortalFunction(this, { name, surroundings });
    this.logs.set(name, log);
    return lambda;
  }
}
