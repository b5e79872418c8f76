import { Duration } from "aws-cdk-lib";
import {
  Alarm,
  AlarmRule,
  AlarmState,
  ComparisonOperator,
  CompositeAlarm,
  type IMetric,
  TreatMissingData,
} from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { AlarmName } from "../alarms/ALARMS.ts";
import { alarmTexts, ring } from "../alarms/ring.ts";

/**
 * What share of the budget may be burnt how fast: 2 % of a month's in an hour, 5 % in six hours, 10 % in three days. No
 * window of CloudWatch is longer than a day: three days are three in a row.
 */
export const BURN_RATES = {
  fast: { rate: 14.4, long: Duration.hours(1), times: 1, short: Duration.minutes(5) },
  slow: { rate: 6, long: Duration.hours(6), times: 1, short: Duration.minutes(30) },
  lasting: { rate: 1, long: Duration.days(1), times: 3, short: Duration.hours(6) },
} as const;

export interface BurnRateAlarmProps {
  /** `portalId` of the settings: the alarm's name begins with it. */
  readonly portalId: string;
  /** Its entry in `ALARMS` and its section in the runbook. */
  readonly name: AlarmName;
  /** Which pair of windows, and how many times too fast. */
  readonly speed: keyof typeof BURN_RATES;
  /** Share of bad calls in percent, over a period. */
  readonly badPercent: (period: Duration) => IMetric;
  /** Percent of calls that may be bad over a month. */
  readonly budgetPercent: number;
  /** Who is told when it rings, and when it is over. */
  readonly topic: ITopic;
}

/**
 * Rings when the budget burns too fast over a long window and still does over a short one: not for a moment that is over,
 * and not longer than it lasts.
 */
export class BurnRateAlarm extends Construct {
  constructor(scope: Construct, id: string, props: BurnRateAlarmProps) {
    super(scope, id);
    const { portalId, name, speed, badPercent, budgetPercent, topic } = props;
    const { rate, long, times, short } = BURN_RATES[speed];
    const windows = [long, short].map(
      (period, index) =>
        new Alarm(this, index === 0 ? "Long" : "Short", {
          metric: badPercent(period),
          threshold: rate * budgetPercent,
          evaluationPeriods: index === 0 ? times : 1,
          comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
          treatMissingData: TreatMissingData.NOT_BREACHING,
        }),
    );
    const { alarmName, alarmDescription } = alarmTexts(name, { portalId });
    const both = new CompositeAlarm(this, "Both", {
      compositeAlarmName: alarmName,
      alarmDescription,
      alarmRule: AlarmRule.allOf(...windows.map((alarm) => AlarmRule.fromAlarm(alarm, AlarmState.ALARM))),
    });
    ring(both, topic);
  }
}
