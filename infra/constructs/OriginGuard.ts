import type { SecretValue } from "aws-cdk-lib";
import type { Stage } from "aws-cdk-lib/aws-apigateway";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Secret } from "aws-cdk-lib/aws-secretsmanager";
import { CfnWebACL, CfnWebACLAssociation } from "aws-cdk-lib/aws-wafv2";
import { Construct } from "constructs";
import { acceptFinding } from "./acceptFinding.ts";

export interface OriginGuardProps {
  /** Stands in the names of figures. */
  readonly portalId: string;
  /** Stage of the API that is guarded. */
  readonly stage: Stage;
  /** What the word is encrypted with. */
  readonly key: IKey;
}

/** Header by which the API knows that a call came through CloudFront. */
export const ORIGIN_HEADER = "x-portal-origin";

/**
 * Lets nobody call the API but CloudFront: without it, its own address would be a way around the filter. Both are told a
 * long random word that stands in no template.
 */
export class OriginGuard extends Construct {
  readonly word: SecretValue;

  constructor(scope: Construct, id: string, props: OriginGuardProps) {
    super(scope, id);
    const secret = new Secret(this, "Word", {
      encryptionKey: props.key,
      generateSecretString: { passwordLength: 48, excludePunctuation: true },
    });
    acceptFinding(
      secret,
      /SMG4/,
      "Turned with a deployment (README): filter and CloudFront must change together.",
    );
    this.word = secret.secretValue;
    const visibilityConfig = {
      metricName: `${props.portalId}-origin`,
      cloudWatchMetricsEnabled: true,
      sampledRequestsEnabled: false,
    };
    const acl = new CfnWebACL(this, "Acl", {
      scope: "REGIONAL",
      defaultAction: { block: {} },
      rules: [
        {
          name: "CameThroughCloudFront",
          priority: 0,
          action: { allow: {} },
          statement: {
            byteMatchStatement: {
              fieldToMatch: { singleHeader: { Name: ORIGIN_HEADER } },
              positionalConstraint: "EXACTLY",
              searchString: this.word.unsafeUnwrap(),
              textTransformations: [{ priority: 0, type: "NONE" }],
            },
          },
          visibilityConfig,
        },
      ],
      visibilityConfig,
    });
    new CfnWebACLAssociation(this, "Association", {
      resourceArn: props.stage.stageArn,
      webAclArn: acl.attrArn,
    });
  }
}
