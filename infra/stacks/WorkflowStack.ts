import path from "node:path";
import { CfnOutput, Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Rule, Schedule } from "aws-cdk-lib/aws-events";
import { LambdaFunction } from "aws-cdk-lib/aws-events-targets";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { Queue, QueueEncryption } from "aws-cdk-lib/aws-sqs";
import type { StateMachine } from "aws-cdk-lib/aws-stepfunctions";
import type { Construct } from "constructs";
import { SUBMIT_STEPS } from "../../functions/contract/submitSteps.ts";
import { stepFunctionName } from "../../functions/runtime/environment.ts";
import { FunctionMachine } from "../constructs/FunctionMachine.ts";
import { withMachines } from "./withMachines.ts";
import { constructId, createPortalFunction, type FunctionSurroundings } from "./functionsOf.ts";

export interface WorkflowStackProps extends StackProps {
  readonly surroundings: FunctionSurroundings;
  /** Folder with the ASL files. */
  readonly machinesFolder: string;
}

const SUBMIT_FUNCTIONS = [...SUBMIT_STEPS.map(stepFunctionName), stepFunctionName("SUBMISSION_FAILURE")];

/** The long-running part: steps, the three state machines, and the schedules that keep everything moving. */
export class WorkflowStack extends Stack {
  readonly submitMachine: StateMachine;
  readonly trackMachine: StateMachine;
  readonly collectMachine: StateMachine;
  /** Runs of schedules that failed, all tries included. */
  readonly deadLetters: Queue;
  /** Of the step that asks the payment service. */
  readonly paymentLog: ILogGroup;

  constructor(scope: Construct, id: string, props: WorkflowStackProps) {
    super(scope, id, props);
    const { surroundings, machinesFolder } = props;
    const steps = SUBMIT_FUNCTIONS.map(
      (name) =>
        [
          `${constructId(name).slice("Step".length)}Arn`,
          createPortalFunction(this, { name, surroundings }).lambda,
        ] as const,
    );
    this.submitMachine = new FunctionMachine(this, "SubmitProcess", {
      definitionFile: path.join(machinesFolder, "submit-process.asl.json"),
      functions: Object.fromEntries(steps),
      key: surroundings.key,
    }).machine;
    // What the operator's commands take.
    new CfnOutput(this, "SubmitMachineArn", { value: this.submitMachine.stateMachineArn });
    this.trackMachine = new FunctionMachine(this, "TrackDelivery", {
      definitionFile: path.join(machinesFolder, "track-delivery.asl.json"),
      functions: {
        CheckDeliveryArn: createPortalFunction(this, { name: "step-check-delivery", surroundings }).lambda,
      },
      key: surroundings.key,
    }).machine;
    const submitting = withMachines(surroundings, { submitMachine: this.submitMachine });
    const verifyPayment = createPortalFunction(this, {
      name: "step-verify-payment",
      surroundings: submitting,
    }).lambda;
    this.paymentLog = verifyPayment.logGroup;
    this.collectMachine = new FunctionMachine(this, "CollectPayment", {
      definitionFile: path.join(machinesFolder, "collect-payment.asl.json"),
      functions: {
        KeepTaskTokenArn: createPortalFunction(this, { name: "step-keep-task-token", surroundings }).lambda,
        VerifyPaymentArn: verifyPayment,
      },
      key: surroundings.key,
    }).machine;
    const moving = withMachines(submitting, {
      trackMachine: this.trackMachine,
      collectMachine: this.collectMachine,
    });
    this.deadLetters = new Queue(this, "DeadLetters", {
      // Events of schedules only: they hold a time and nothing of people.
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    this.runEvery(Duration.minutes(1), { name: "schedule-start-due-checks", surroundings: moving });
    this.runEvery(Duration.minutes(2), { name: "schedule-reconcile-payments", surroundings: moving });
    this.runEvery(Duration.minutes(5), { name: "schedule-heal-submissions", surroundings: moving });
    this.runEvery(Duration.minutes(15), { name: "schedule-remove-expired-processes", surroundings });
  }

  private runEvery(
    rate: Duration,
    target: { readonly name: string; readonly surroundings: FunctionSurroundings },
  ): void {
    const { deadLetters } = this;
    const surroundings = { ...target.surroundings, deadLetters };
    const { lambda } = createPortalFunction(this, { name: target.name, surroundings });
    new Rule(this, `${constructId(target.name)}Rule`, {
      schedule: Schedule.rate(rate),
      targets: [new LambdaFunction(lambda, { retryAttempts: 2, deadLetterQueue: deadLetters })],
    });
  }
}
