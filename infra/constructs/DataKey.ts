import { RemovalPolicy, Stack } from "aws-cdk-lib";
import { PolicyStatement, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import { Key } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";

export interface DataKeyProps {
  /** Stands in the key's description and alias. */
  readonly portalId: string;
  /** Services of AWS that encrypt by themselves for this account, for example logs and alarms. */
  readonly services: readonly {
    readonly name: string;
    readonly context?: Readonly<Record<string, string>>;
  }[];
}

/** The account's own key for what a portal stores: turned every year, never deleted with its stack. */
export class DataKey extends Construct {
  readonly key: Key;

  constructor(scope: Construct, id: string, props: DataKeyProps) {
    super(scope, id);
    this.key = new Key(this, "Key", {
      alias: `recognition-portal/${props.portalId}/${id.toLowerCase()}`,
      description: `Encrypts what the recognition portal ${props.portalId} stores (${id})`,
      enableKeyRotation: true,
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
    });
    const { account } = Stack.of(this);
    for (const { name, context } of props.services) {
      this.key.addToResourcePolicy(
        new PolicyStatement({
          principals: [new ServicePrincipal(name)],
          actions: [
            "kms:Decrypt",
            "kms:DescribeKey",
            "kms:Encrypt",
            "kms:GenerateDataKey*",
            "kms:ReEncrypt*",
          ],
          resources: ["*"],
          conditions:
            context === undefined ? { StringEquals: { "aws:SourceAccount": account } } : { ArnLike: context },
        }),
      );
    }
  }
}
