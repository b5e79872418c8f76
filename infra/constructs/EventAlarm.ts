import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { FilterPattern, MetricFilter } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { LogMessage } from "../../functions/ports/EventLog.ts";

export interface EventAlarmProps {
  /** Prefix that tells the figures of portals in one account apart. */
  readonly portalId: string;
  /** The line of the log that must not go unseen. */
  readonly event: LogMessage;
  /** Logs of all functions that may write it. */
  readonly logGroups: readonly ILogGroup[];
  /** What it means for people, and what to do. */
  readonly description: string;
  /** Who is told. */
  readonly topic: ITopic;
}

/** Rings within five minutes as soon as one of the functions writes the event once. */
export class EventAlarm extends Construct {
  constructor(scope: Construct, id: string, props: EventAlarmProps) {
    super(scope, id);
    const { portalId, event, logGroups, description, topic } = props;
    const place = { metricNamespace: `RecognitionPortal/${portalId}`, metricName: event };
    const filters = logGroups.map(
      (logGroup, index) =>
        new MetricFilter(this, `Written${index.toString()}`, {
          logGroup,
          filterPattern: FilterPattern.stringValue("$.message", "=", event),
          metricValue: "1",
          ...place,
        }),
    );
    // All of them count into one figure.
    const [filter] = filters;
    if (filter === undefined) throw new Error(`Nobody writes ${event}.`);
    const alarm = new Alarm(this, "Alarm", {
      alarmName: `${portalId}-${event}`,
      alarmDescription: description,
      metric: filter.metric({ statistic: "Sum", period: Duration.minutes(5) }),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(topic));
  }
}
