import { Duration } from "aws-cdk-lib";
import {
  Alarm,
  ComparisonOperator,
  MathExpression,
  Metric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { alarmTexts, ring } from "../alarms/ring.ts";

export interface SilentJobAlarmProps {
  /** `portalId` of the settings: the alarm's name begins with it. */
  readonly portalId: string;
  /** Name of the schedule's function. */
  readonly schedule: string;
  /** The longest that it may go without a finished run. */
  readonly silentMinutes: number;
  /** Notified when it rings, and when it is over. */
  readonly topic: ITopic;
}

/**
 * Rings when a schedule finished no run for too long, whatever the cause: not started, failed, or stopped by hand. Counted
 * by Lambda itself, whose figures are free.
 */
export class SilentJobAlarm extends Construct {
  constructor(scope: Construct, id: string, props: SilentJobAlarmProps) {
    super(scope, id);
    const { portalId, schedule, silentMinutes, topic } = props;
    const period = Duration.minutes(silentMinutes);
    const counted = (metricName: string): Metric =>
      new Metric({
        namespace: "AWS/Lambda",
        metricName,
        dimensionsMap: { FunctionName: `${portalId}-${schedule}` },
        statistic: "Sum",
        period,
      });
    const alarm = new Alarm(this, "Alarm", {
      ...alarmTexts("job-did-not-run", { portalId, of: schedule }),
      metric: new MathExpression({
        expression: "invocations - errors",
        usingMetrics: { invocations: counted("Invocations"), errors: counted("Errors") },
        period,
      }),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
    ring(alarm, topic);
  }
}
