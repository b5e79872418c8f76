import { Duration, RemovalPolicy, CfnOutput } from "aws-cdk-lib";
import type { IKey } from "aws-cdk-lib/aws-kms";
import {
  type HttpMethods,
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  ObjectOwnership,
} from "aws-cdk-lib/aws-s3";
import { Construct } from "constructs";
import { acceptFinding } from "./acceptFinding.ts";

/** Never public, TLS only, encrypted. */
const CLOSED = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  encryption: BucketEncryption.KMS,
  // One call to the key service for many objects.
  bucketKeyEnabled: true,
  enforceSSL: true,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
};

interface FileBucketProps {
  /** Objects are deleted after this many days at the latest, whatever else failed to delete them. */
  readonly backstopDays: number;
  /** Where browsers talk to the bucket themselves: origin of the portal's pages, and what they do. */
  readonly browser?: { readonly origin: string; readonly methods: readonly HttpMethods[] };
  /** What objects are encrypted with. */
  readonly key: IKey;
  /** Whether it stays, with all files, when its stack goes. */
  readonly production: boolean;
}

/**
 * A bucket for people's files: never public, TLS only, encrypted with the account's key, with a lifecycle rule as
 * backstop.
 */
export class FileBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, props: FileBucketProps) {
    super(scope, id);
    this.bucket = new Bucket(this, "Bucket", {
      ...CLOSED,
      encryptionKey: props.key,
      lifecycleRules: [
        {
          id: "backstop",
          expiration: Duration.days(props.backstopDays),
          abortIncompleteMultipartUploadAfter: Duration.days(1),
        },
      ],
      cors:
        props.browser === undefined
          ? []
          : [
              {
                allowedOrigins: [props.browser.origin],
                allowedMethods: [...props.browser.methods],
                allowedHeaders: ["content-type"],
                maxAge: 3600,
              },
            ],
      removalPolicy: props.production ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    acceptFinding(
      this.bucket,
      /S1/,
      "An access log would keep people's addresses; each presigned address comes from a call that is logged without them.",
    );
  }
}

/** A bucket for what stays: never public, TLS only, encrypted, earlier contents kept, left alone when a stack goes. */
export class VersionBucket extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, key: IKey) {
    super(scope, id);
    this.bucket = new Bucket(this, "Bucket", {
      ...CLOSED,
      encryptionKey: key,
      versioned: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    acceptFinding(
      this.bucket,
      /S1/,
      "Public definitions of forms: who reads them is nobody's business; who changes them stands in a trail only where the account's records data events.",
    );
    // The name that the operator's command takes.
    new CfnOutput(this, "Name", { value: this.bucket.bucketName });
  }
}
