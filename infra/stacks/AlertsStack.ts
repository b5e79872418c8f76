import { Stack, type StackProps } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { AlarmTopic } from "../constructs/AlarmTopic.ts";

export interface AlertsStackProps extends StackProps {
  /** What messages are encrypted with until they are told. */
  readonly key: IKey;
}

/** Whom alarms tell. A stack of its own, because all others ring. */
export class AlertsStack extends Stack {
  readonly topic: ITopic;

  constructor(scope: Construct, id: string, props: AlertsStackProps) {
    super(scope, id, props);
    this.topic = new AlarmTopic(this, "Alarms", props.key).topic;
  }
}
