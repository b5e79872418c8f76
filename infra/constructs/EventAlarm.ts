import { Duration } from "aws-cdk-lib";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { LogMessage } from "#ports/operation/EventLog.ts";
import type { AlarmName } from "../alarms/ALARMS.ts";
import { FigureAlarm } from "./FigureAlarm.ts";
import { LoggedFigure } from "./LoggedFigure.ts";

export interface EventAlarmProps {
  /** Prefix that keeps the figures of portals in one account apart. */
  readonly portalId: string;
  /** Its entry in `ALARMS`. */
  readonly name: AlarmName;
  /** Tells alarms of one name apart. */
  readonly of?: string;
  /** Lines of the log that must not go unseen, with the logs of all functions that may write them. */
  readonly events: readonly { readonly event: LogMessage; readonly logGroups: readonly ILogGroup[] }[];
  /** How often within `minutes`. */
  readonly times: number;
  /** The span of time that is looked at. */
  readonly minutes: number;
  /** Notified. */
  readonly topic: ITopic;
}

/** Rings when functions wrote one of the events as often as it may not be. */
export class EventAlarm extends Construct {
  constructor(scope: Construct, id: string, props: EventAlarmProps) {
    super(scope, id);
    const { portalId, name, of, events, times, minutes, topic } = props;
    const figure = of === undefined ? name : `${name}-${of}`;
    const [metric] = events.map(
      ({ event, logGroups }) =>
        new LoggedFigure(this, event, { portalId, event, name: figure, logGroups }).metric,
    );
    if (metric === undefined) throw new Error(`The alarm ${figure} has no event.`);
    new FigureAlarm(this, "Ring", {
      portalId,
      name,
      ...(of !== undefined && { of }),
      metric: metric.with({ statistic: "Sum", period: Duration.minutes(minutes) }),
      bound: { from: times },
      topic,
    });
  }
}
