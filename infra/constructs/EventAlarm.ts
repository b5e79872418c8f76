import { Duration } from "aws-cdk-lib";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { LogMessage } from "../../functions/ports/EventLog.ts";
import type { AlarmName } from "../alarms/ALARMS.ts";
import { FigureAlarm } from "./FigureAlarm.ts";
import { LoggedFigure } from "./LoggedFigure.ts";

export interface EventAlarmProps {
  /** Prefix that tells the figures of portals in one account apart. */
  readonly portalId: string;
  /** The line of the log that must not go unseen. */
  readonly event: AlarmName & LogMessage;
  /** How often in five minutes. */
  readonly times: number;
  /** Logs of all functions that may write it. */
  readonly logGroups: readonly ILogGroup[];
  /** Who is told. */
  readonly topic: ITopic;
}

/** Rings within five minutes when functions wrote an event as often as it may not be. */
export class EventAlarm extends Construct {
  constructor(scope: Construct, id: string, props: EventAlarmProps) {
    super(scope, id);
    const { portalId, event, times, logGroups, topic } = props;
    const { metric } = new LoggedFigure(this, "Figure", { portalId, event, logGroups });
    new FigureAlarm(this, "Ring", {
      portalId,
      name: event,
      metric: metric.with({ statistic: "Sum", period: Duration.minutes(5) }),
      bound: { from: times },
      topic,
    });
  }
}
