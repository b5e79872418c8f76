import type { Alarm, AlarmBase, CompositeAlarm } from "aws-cdk-lib/aws-cloudwatch";
import { SnsAction } from "aws-cdk-lib/aws-cloudwatch-actions";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import { ALARMS, type AlarmName } from "../alarms/ALARMS.ts";

/** Name, text and bell of an alarm; `of` tells those apart that mean the same, for example by function. */
export function alarmTexts(
  name: AlarmName,
  { portalId, of }: { readonly portalId: string; readonly of?: string },
): { readonly alarmName: string; readonly alarmDescription: string } {
  return {
    alarmName: [portalId, name, ...(of === undefined ? [] : [of])].join("-"),
    alarmDescription: `${ALARMS[name]} What to do: infra/RUNBOOK.md#${name}`,
  };
}

/** Tells when it rings, and when it is over. */
export function ring<Rung extends Alarm | CompositeAlarm>(alarm: Rung, topic: ITopic): Rung {
  const bell: AlarmBase = alarm;
  bell.addAlarmAction(new SnsAction(topic));
  bell.addOkAction(new SnsAction(topic));
  return alarm;
}
