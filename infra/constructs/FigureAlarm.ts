import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from "aws-cdk-lib/aws-cloudwatch";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";
import type { AlarmName } from "../alarms/ALARMS.ts";
import { alarmTexts, ring } from "../alarms/ring.ts";

export interface FigureAlarmProps {
  /** `portalId` of the settings: the alarm's name begins with it. */
  readonly portalId: string;
  /** Its entry in `ALARMS` and its section in the runbook. */
  readonly name: AlarmName;
  /** Tells alarms of one name apart. */
  readonly of?: string;
  /** The figure, with its statistic and period: one period is looked at. */
  readonly metric: IMetric;
  /** From this figure on it rings, or below it. */
  readonly bound: { readonly from: number } | { readonly below: number };
  /** What no figure at all means; absent: good news. */
  readonly whenSilent?: TreatMissingData;
  /** Notified when it rings, and when it is over. */
  readonly topic: ITopic;
}

/** Rings as soon as a figure reaches a bound or falls below it. */
export class FigureAlarm extends Construct {
  constructor(scope: Construct, id: string, props: FigureAlarmProps) {
    super(scope, id);
    const { portalId, name, of, metric, bound, topic } = props;
    const alarm = new Alarm(this, "Alarm", {
      ...alarmTexts(name, { portalId, ...(of !== undefined && { of }) }),
      metric,
      threshold: "from" in bound ? bound.from : bound.below,
      evaluationPeriods: 1,
      comparisonOperator:
        "from" in bound
          ? ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD
          : ComparisonOperator.LESS_THAN_THRESHOLD,
      treatMissingData: props.whenSilent ?? TreatMissingData.NOT_BREACHING,
    });
    ring(alarm, topic);
  }
}
