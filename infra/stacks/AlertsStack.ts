import { Duration, Stack, type StackProps } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, Metric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { alarmTexts, ring } from "../alarms/ring.ts";
import { AlarmTopic } from "../constructs/AlarmTopic.ts";

export interface AlertsStackProps extends StackProps {
  /** `portalId` of the settings: names of alarms begin with it. */
  readonly portalId: string;
  /** What messages are encrypted with until they are delivered. */
  readonly key: IKey;
}

/** The topic of all alarms, and the alarm that takes releases back. A stack of its own, because all others depend on it. */
export class AlertsStack extends Stack {
  readonly topic: ITopic;
  /** On errors of any function: one figure instead of one for each function; the log names the function. */
  readonly functionsFail: Alarm;

  constructor(scope: Construct, id: string, props: AlertsStackProps) {
    super(scope, id, props);
    this.topic = new AlarmTopic(this, "Alarms", props.key).topic;
    const alarm = new Alarm(this, "FunctionsFail", {
      ...alarmTexts("functions-fail", { portalId: props.portalId }),
      // Of all functions of the account: a portal has one of its own.
      metric: new Metric({
        namespace: "AWS/Lambda",
        metricName: "Errors",
        statistic: "Sum",
        period: Duration.minutes(1),
      }),
      threshold: 3,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    this.functionsFail = ring(alarm, this.topic);
  }
}
