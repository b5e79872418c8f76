import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import type { ILogGroup } from "aws-cdk-lib/aws-logs";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { EventAlarm } from "../constructs/EventAlarm.ts";

export interface MonitoringStackProps extends StackProps {
  readonly portalId: string;
  /** Logs of the functions that look at payments. */
  readonly paymentLogs: readonly ILogGroup[];
}

/** What must not go unseen: alarms, and the topic that operators subscribe to. */
export class MonitoringStack extends Stack {
  constructor(scope: Construct, id: string, props: MonitoringStackProps) {
    super(scope, id, props);
    const { portalId, paymentLogs } = props;
    const topic = new Topic(this, "Alarms", { enforceSSL: true });
    new EventAlarm(this, "PaymentMismatch", {
      portalId,
      event: "payment-mismatch",
      logGroups: paymentLogs,
      description:
        "Somebody paid twice, too late, or another amount than was asked for: money has to be looked at and perhaps given back. `operator -- payments --mismatch` lists everything that is needed.",
      topic,
    });
    new CfnOutput(this, "AlarmTopicArn", { value: topic.topicArn });
  }
}
