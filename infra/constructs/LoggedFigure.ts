import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type ILogGroup, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { LogMessage } from "../../functions/ports/EventLog.ts";

export interface LoggedFigureProps {
  /** Prefix that tells the figures of portals in one account apart. */
  readonly portalId: string;
  /** The line of the log that it is read from. */
  readonly event: LogMessage;
  /** Logs of all functions that may write it. */
  readonly logGroups: readonly ILogGroup[];
  /** Field of the line that holds the figure; absent: lines are counted. */
  readonly field?: string;
  /** What it is called where the same line gives several figures; the event, and the field, otherwise. */
  readonly name?: string;
}

/** A figure that CloudWatch reads from lines of the log: functions call nothing for it. */
export class LoggedFigure extends Construct {
  readonly metric: Metric;

  constructor(scope: Construct, id: string, props: LoggedFigureProps) {
    super(scope, id);
    const { portalId, event, logGroups, field } = props;
    const metricNamespace = `RecognitionPortal/${portalId}`;
    const metricName = props.name ?? (field === undefined ? event : `${event}-${field}`);
    for (const [index, logGroup] of logGroups.entries()) {
      new MetricFilter(this, `Written${index.toString()}`, {
        logGroup,
        filterPattern: FilterPattern.stringValue("$.message", "=", event),
        metricValue: field === undefined ? "1" : `$.${field}`,
        metricNamespace,
        metricName,
      });
    }
    // All of them count into one figure.
    this.metric = new Metric({ namespace: metricNamespace, metricName });
  }
}
