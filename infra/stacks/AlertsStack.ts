import { CfnOutput, Stack, type StackProps } from "aws-cdk-lib";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Topic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";

export interface AlertsStackProps extends StackProps {
  readonly key: IKey;
}

/** Whom alarms tell: operators subscribe to the topic. A stack of its own, because all others ring. */
export class AlertsStack extends Stack {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, props: AlertsStackProps) {
    super(scope, id, props);
    this.topic = new Topic(this, "Alarms", { enforceSSL: true, masterKey: props.key });
    // With a policy of its own, nobody may publish who is not named.
    this.topic.grantPublish(
      new ServicePrincipal("cloudwatch.amazonaws.com", {
        conditions: { StringEquals: { "aws:SourceAccount": this.account } },
      }),
    );
    new CfnOutput(this, "AlarmTopicArn", { value: this.topic.topicArn });
  }
}
