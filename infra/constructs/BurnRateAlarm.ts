import { Duration } from "aws-cdk-lib";
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import { alarmTexts, ring } from "../alarms/ring.ts";

/**
 * How many times too fast a month's budget burns, in how many windows in a row, and from how many calls on a window
 * says anything. Each of the API's nine functions starts once for the first application of a quiet hour: so many slow
 * calls ring in no window.
 */
export const BURN_RATES = {
  fast: { rate: 14.4, window: Duration.minutes(5), times: 2, fewestCalls: { availability: 20, latency: 70 } },
  slow: { rate: 6, window: Duration.minutes(30), times: 2, fewestCalls: { availability: 100, latency: 200 } },
  lasting: { rate: 1, window: Duration.hours(6), times: 3, fewestCalls: { availability: 200, latency: 900 } },
} as const;

export interface BurnRateAlarmProps {
  /** `portalId` of the settings: the alarm's name begins with it. */
  readonly portalId: string;
  /** What burns: with the speed its entry in `ALARMS` and its section in the runbook. */
  readonly figure: "availability" | "latency";
  /** How fast the budget burns, in which windows. */
  readonly speed: keyof typeof BURN_RATES;
  /** Share of bad calls in percent, over a period with as many calls at least. */
  readonly badPercent: (window: { readonly period: Duration; readonly fewestCalls: number }) => IMetric;
  /** Percent of calls that may be bad over a month. */
  readonly budgetPercent: number;
  /** Notified when it rings, and when it is over. */
  readonly topic: ITopic;
}

/**
 * Rings when the budget burns too fast in several windows in a row, and no longer than until a window is good. Two
 * windows of each length would need an alarm each and a third one over both (infra/README.md, decisions).
 */
export class BurnRateAlarm extends Construct {
  constructor(scope: Construct, id: string, props: BurnRateAlarmProps) {
    super(scope, id);
    const { portalId, figure, speed, badPercent, budgetPercent, topic } = props;
    const { rate, window, times, fewestCalls } = BURN_RATES[speed];
    const alarm = new Alarm(this, "Alarm", {
      ...alarmTexts(`${figure}-${speed}`, { portalId }),
      metric: badPercent({ period: window, fewestCalls: fewestCalls[figure] }),
      threshold: rate * budgetPercent,
      evaluationPeriods: times,
      comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    ring(alarm, topic);
  }
}
