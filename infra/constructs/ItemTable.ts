import type { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, Table } from "aws-cdk-lib/aws-dynamodb";
import { Construct } from "constructs";

export interface ItemTableProps {
  readonly partitionKey: string;
  /** Name of the index → its two keys, both text. */
  readonly indexes?: Readonly<
    Record<string, { readonly partitionKey: string; readonly sortKey: string; readonly keysOnly?: boolean }>
  >;
  readonly removalPolicy: RemovalPolicy;
}

/** A table of the portal: text keys, on demand, encrypted, with `expiresAt` as time to live. */
export class ItemTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, props: ItemTableProps) {
    super(scope, id);
    this.table = new Table(this, "Table", {
      partitionKey: { name: props.partitionKey, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: "expiresAt",
      removalPolicy: props.removalPolicy,
    });
    for (const [indexName, keys] of Object.entries(props.indexes ?? {})) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: keys.partitionKey, type: AttributeType.STRING },
        sortKey: { name: keys.sortKey, type: AttributeType.STRING },
        projectionType: keys.keysOnly === true ? ProjectionType.KEYS_ONLY : ProjectionType.ALL,
      });
    }
  }
}
