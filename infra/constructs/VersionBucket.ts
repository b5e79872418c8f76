import { CfnOutput, RemovalPolicy } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { acceptFinding } from "./acceptFinding.ts";

/** A bucket for what stays: never public, TLS only, encrypted, earlier contents kept, left alone when a stack goes. */
export class VersionBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, key: IKey) {
    super(scope, id);
    this.bucket = new Bucket(this, "Bucket", {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      encryption: BucketEncryption.KMS,
      encryptionKey: key,
      bucketKeyEnabled: true,
      enforceSSL: true,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN,
    });
    acceptFinding(
      this.bucket,
      /S1/,
      "Public definitions of forms: who reads them is nobody's business; who changes them stands in the account's trail.",
    );
    // The name that the operator's command takes.
    new CfnOutput(this, "Name", { value: this.bucket.bucketName });
  }
}
