import type { Alarm } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { ALARMS, runbookOf, type AlarmName } from "./ALARMS.ts";

/** Name, text and bell of an alarm; `of` tells those apart that mean the same, for example by function. */
export function alarmTexts(
  name: AlarmName,
  { portalId, of }: { readonly portalId: string; readonly of?: string },
): { readonly alarmName: string; readonly alarmDescription: string } {
  return {
    alarmName: [portalId, name, ...(of === undefined ? [] : [of])].join("-"),
    alarmDescription: `${ALARMS[name]} What to do: infra/runbook/${runbookOf(name)}.md#${name}`,
  };
}

/** Tells when it rings, and when it is over. */
export function ring(alarm: Alarm, topic: ITopic): Alarm {
  alarm.addAlarmAction(new SnsAction(topic));
  alarm.addOkAction(new SnsAction(topic));
  return alarm;
}
