import { RemovalPolicy } from "aws-cdk-lib";
import { AttributeType, BillingMode, ProjectionType, Table, TableEncryption } from "aws-cdk-lib/aws-dynamodb";
import { AnyPrincipal, Effect, PolicyDocument, PolicyStatement } from "aws-cdk-lib/aws-iam";
import type { IKey } from "aws-cdk-lib/aws-kms";
import { Construct } from "constructs";
import { acceptFinding } from "./acceptFinding.ts";

/** Two keys, both text; and what it holds besides them: everything, unless said. */
interface ItemIndex {
  readonly partitionKey: string;
  readonly sortKey: string;
  readonly keysOnly?: boolean;
  readonly attributes?: readonly string[];
}

export interface ItemTableProps {
  /** Name of the attribute, a text. */
  readonly partitionKey: string;
  /** By the name of the index. */
  readonly indexes?: Readonly<Record<string, ItemIndex>>;
  /** What items are encrypted with. */
  readonly key: IKey;
  /** How many days back the table can be restored to any second; absent: it is never restored. */
  readonly recoveryDays?: number;
  /** Whether it stays when its stack goes, also outside of production. */
  readonly stays?: boolean;
  /** Whether it stays when its stack goes, and is protected from deletion. */
  readonly production: boolean;
}

/**
 * A table of the portal: text keys, on demand, encrypted with the account's key, with `expiresAt` as time to live. In
 * production it cannot be deleted without lifting the protection first.
 */
export class ItemTable extends Construct {
  readonly table: Table;

  constructor(scope: Construct, id: string, props: ItemTableProps) {
    super(scope, id);
    const { production, recoveryDays, stays = false } = props;
    this.table = new Table(this, "Table", {
      partitionKey: { name: props.partitionKey, type: AttributeType.STRING },
      billingMode: BillingMode.PAY_PER_REQUEST,
      timeToLiveAttribute: "expiresAt",
      encryption: TableEncryption.CUSTOMER_MANAGED,
      encryptionKey: props.key,
      ...(recoveryDays === undefined
        ? { resourcePolicy: noCopies() }
        : {
            pointInTimeRecoverySpecification: {
              pointInTimeRecoveryEnabled: true,
              recoveryPeriodInDays: recoveryDays,
            },
          }),
      deletionProtection: production,
      removalPolicy: production || stays ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    });
    if (recoveryDays === undefined) {
      acceptFinding(
        this.table,
        /DDB3/,
        "Sessions, sign-ins, counters, feedback and keys are not kept on purpose: a backup would remember what must be forgotten.",
      );
    }
    for (const [indexName, keys] of Object.entries(props.indexes ?? {})) {
      this.table.addGlobalSecondaryIndex({
        indexName,
        partitionKey: { name: keys.partitionKey, type: AttributeType.STRING },
        sortKey: { name: keys.sortKey, type: AttributeType.STRING },
        ...projectionOf(keys),
      });
    }
  }
}

/** Nobody makes a copy of what must be forgotten, administrators included. */
function noCopies(): PolicyDocument {
  const copying = ["CreateBackup", "ExportTableToPointInTime", "UpdateContinuousBackups"];
  const statement = new PolicyStatement({
    effect: Effect.DENY,
    principals: [new AnyPrincipal()],
    actions: copying.map((action) => `dynamodb:${action}`),
    resources: ["*"],
  });
  return new PolicyDocument({ statements: [statement] });
}

function projectionOf({ keysOnly = false, attributes }: ItemIndex) {
  if (attributes === undefined)
    return { projectionType: keysOnly ? ProjectionType.KEYS_ONLY : ProjectionType.ALL };
  return { projectionType: ProjectionType.INCLUDE, nonKeyAttributes: [...attributes] };
}
