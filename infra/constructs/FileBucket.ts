import { Duration, type RemovalPolicy } from "aws-cdk-lib";
import type { HttpMethods } from "aws-cdk-lib/aws-s3";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";

export interface FileBucketProps {
  /** Objects are deleted after this many days at the latest, whatever else failed to delete them. */
  readonly backstopDays: number;
  /** Origin of the portal's pages, where browsers talk to the bucket themselves. */
  readonly browserOrigin: string;
  readonly browserMethods: readonly HttpMethods[];
  readonly removalPolicy: RemovalPolicy;
}

/** A bucket for people's files: never public, TLS only, encrypted, with a lifecycle rule as backstop. */
export class FileBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: FileBucketProps) {
    super(scope, id);
    this.bucket = new Bucket(this, "Bucket", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [
        {
          id: "backstop",
          expiration: Duration.days(props.backstopDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      cors: [
        {
          allowedOrigins: [props.browserOrigin],
          allowedMethods: [...props.browserMethods],
          allowedHeaders: ["content-type"],
          maxAge: 3600,
        },
      ],
      removalPolicy: props.removalPolicy,
    });
  }
}
