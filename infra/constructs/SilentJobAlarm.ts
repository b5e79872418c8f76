import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { alarmTexts, ring } from "../alarms/ring.ts";
import { LoggedFigure } from "./LoggedFigure.ts";

export interface SilentJobAlarmProps {
  /** `portalId` of the settings: the alarm's name begins with it. */
  readonly portalId: string;
  /** Name of the schedule's function. */
  readonly schedule: string;
  /** The function's log, where a finished run is one line. */
  readonly logGroup: ILogGroup;
  /** The longest that it may go without a finished run. */
  readonly silentMinutes: number;
  /** Who is told when it rings, and when it is over. */
  readonly topic: ITopic;
}

/** Rings when a schedule finished no run for too long, whatever the cause: not started, failed, or stopped by hand. */
export class SilentJobAlarm extends Construct {
  constructor(scope: Construct, id: string, props: SilentJobAlarmProps) {
    super(scope, id);
    const { portalId, schedule, logGroup, silentMinutes, topic } = props;
    const { metric } = new LoggedFigure(this, "Runs", {
      portalId,
      event: "schedule-completed",
      name: `schedule-completed-${schedule}`,
      logGroups: [logGroup],
    });
    const alarm = new Alarm(this, "Alarm", {
      ...alarmTexts("job-did-not-run", { portalId, of: schedule }),
      metric: metric.with({ statistic: "Sum", period: Duration.minutes(silentMinutes) }),
      threshold: 1,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.BREACHING,
    });
    ring(alarm, topic);
  }
}
