import { Metric } from "aws-cdk-lib/aws-cloudwatch";
import { FilterPattern, type ILogGroup, type JsonPattern, MetricFilter } from "aws-cdk-lib/aws-logs";
import { Construct } from "constructs";
import type { LogMessage } from "#ports/operation/EventLog.ts";

export interface LoggedFigureProps {
  /** Prefix that keeps the figures of portals in one account apart. */
  readonly portalId: string;
  /** The line of the log that it is read from. */
  readonly event: LogMessage;
  /** Logs of all functions that may write it. */
  readonly logGroups: readonly ILogGroup[];
  /** Field of the line that holds the figure; absent: lines are counted. */
  readonly field?: string;
  /** Which values of the field count; absent: all. A figure that is not written costs nothing. */
  readonly counted?: { readonly above: number } | { readonly below: number };
  /** What it is called where the same line gives several figures; the event, and the field, otherwise. */
  readonly name?: string;
}

/** A figure that CloudWatch reads from lines of the log: functions call nothing for it. */
export class LoggedFigure extends Construct {
  readonly metric: Metric;

  constructor(scope: Construct, id: string, props: LoggedFigureProps) {
    super(scope, id);
    const { portalId, event, logGroups, field, counted } = props;
    const metricNamespace = `RecognitionPortal/${portalId}`;
    const metricName = props.name ?? (field === undefined ? event : `${event}-${field}`);
    const isEvent = FilterPattern.stringValue("$.message", "=", event);
    for (const [index, logGroup] of logGroups.entries()) {
      new MetricFilter(this, `Written${index.toString()}`, {
        logGroup,
        filterPattern:
          field === undefined || counted === undefined
            ? isEvent
            : FilterPattern.all(isEvent, boundOf(`$.${field}`, counted)),
        metricValue: field === undefined ? "1" : `$.${field}`,
        metricNamespace,
        metricName,
      });
    }
    // All of them count into one figure.
    this.metric = new Metric({ namespace: metricNamespace, metricName });
  }
}

function boundOf(field: string, counted: NonNullable<LoggedFigureProps["counted"]>): JsonPattern {
  return "above" in counted
    ? FilterPattern.numberValue(field, ">", counted.above)
    : FilterPattern.numberValue(field, "<", counted.below);
}
