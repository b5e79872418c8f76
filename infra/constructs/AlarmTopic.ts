import { CfnOutput, Stack } from "aws-cdk-lib";
import { ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Topic } from "aws-cdk-lib/aws-sns";
import { Construct } from "constructs";

/** The topic of the alarms of a region; operators subscribe to it. */
export class AlarmTopic extends Construct {
  readonly topic: Topic;

  constructor(scope: Construct, id: string, key?: IKey) {
    super(scope, id);
    this.topic = new Topic(this, "Topic", { enforceSSL: true, ...(key !== undefined && { masterKey: key }) });
    // With a policy of its own, only the named principals may publish.
    this.topic.grantPublish(
      new ServicePrincipal("cloudwatch.amazonaws.com", {
        conditions: { StringEquals: { "aws:SourceAccount": Stack.of(this).account } },
      }),
    );
    new CfnOutput(Stack.of(this), "AlarmTopicArn", { value: this.topic.topicArn });
  }
}
