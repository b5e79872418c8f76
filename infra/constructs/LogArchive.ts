import { Duration, RemovalPolicy, Stack } from "aws-cdk-lib";
import type { Metric } from "aws-cdk-lib/aws-cloudwatch";
import {
  AccountRootPrincipal,
  AnyPrincipal,
  ArnPrincipal,
  CompositePrincipal,
  Effect,
  PolicyStatement,
  Role,
  ServicePrincipal,
} from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { DeliveryStream, EnableLogging, S3Bucket, StreamEncryption } from "aws-cdk-lib/aws-kinesisfirehose";
import { CfnSubscriptionFilter, type ILogGroup, LogGroup, RetentionDays } from "aws-cdk-lib/aws-logs";
import { Bucket, BlockPublicAccess, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { acceptFinding } from "./acceptFinding.ts";

export interface LogArchiveProps {
  /** What lines are encrypted with, on their way and in the bucket. */
  readonly key: IKey;
  /** Day after which nothing of a line is left. */
  readonly lastDay: number;
  /** ARNs of roles whose sign-in asks for a second factor; sessions of such a sign-in do not say so themselves. */
  readonly readers: readonly string[];
  /** Every log whose lines are kept, each by a subscription of its own. */
  readonly logGroups: readonly ILogGroup[];
}

/**
 * Where lines of the log go when CloudWatch forgets them after a day: an encrypted bucket that only one role may read,
 * which a person has to take on with a second factor, and that forgets in turn.
 */
export class LogArchive extends Construct {
  readonly reader: Role;
  /** Seconds since the oldest line came that is not in the bucket yet. */
  readonly waitingSeconds: Metric;

  constructor(scope: Construct, id: string, props: LogArchiveProps) {
    super(scope, id);
    const { key, lastDay, readers, logGroups } = props;
    this.reader = new Role(this, "Reader", {
      description: "Reads the log of the recognition portal after its first day",
      assumedBy: new CompositePrincipal(
        new AccountRootPrincipal().withConditions({ Bool: { "aws:MultiFactorAuthPresent": "true" } }),
        ...readers.map((arn) => new ArnPrincipal(arn)),
      ),
      maxSessionDuration: Duration.hours(1),
    });
    const bucket = new Bucket(this, "Bucket", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.KMS,
      encryptionKey: key,
      bucketKeyEnabled: true,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      // Counted from the midnight after: one day less keeps within the bound.
      lifecycleRules: [{ id: "forget", expiration: Duration.days(lastDay - 1) }],
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    acceptFinding(
      bucket,
      /S1/,
      "Logs of the log: who takes the role of the reader stands in the account's trail.",
    );
    bucket.grantRead(this.reader);
    acceptFinding(this.reader, /IAM5\[.+\*\]/, "Reads, and nothing else, in this one bucket.");
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: "OnlyTheReaderReads",
        effect: Effect.DENY,
        principals: [new AnyPrincipal()],
        actions: ["s3:GetObject", "s3:GetObjectVersion"],
        resources: [bucket.arnForObjects("*")],
        conditions: { ArnNotEquals: { "aws:PrincipalArn": this.reader.roleArn } },
      }),
    );
    const stream = new DeliveryStream(this, "Stream", {
      encryption: StreamEncryption.customerManagedKey(key),
      destination: new S3Bucket(bucket, {
        bufferingInterval: Duration.minutes(5),
        loggingConfig: new EnableLogging(
          new LogGroup(this, "Failures", {
            retention: RetentionDays.ONE_DAY,
            encryptionKey: key,
            removalPolicy: RemovalPolicy.DESTROY,
          }),
        ),
      }),
    });
    this.waitingSeconds = stream.metric("DeliveryToS3.DataFreshness", { statistic: "Maximum" });
    acceptFinding(
      stream,
      /IAM5\[.+\*\]/,
      "Writes objects of names that it makes itself, in this one bucket with its one key.",
    );
    const subscriber = new Role(this, "Subscriber", {
      assumedBy: new ServicePrincipal("logs.amazonaws.com", {
        conditions: {
          StringLike: { "aws:SourceArn": Stack.of(this).formatArn({ service: "logs", resource: "*" }) },
        },
      }),
    });
    stream.grantPutRecords(subscriber);
    for (const [index, { logGroupName }] of logGroups.entries()) {
      new CfnSubscriptionFilter(this, `Lines${index.toString()}`, {
        logGroupName,
        destinationArn: stream.deliveryStreamArn,
        filterPattern: "",
        roleArn: subscriber.roleArn,
      }).node.addDependency(subscriber);
    }
  }
}
