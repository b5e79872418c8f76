import { Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Schedule } from "aws-cdk-lib/aws-events";
import type { Construct } from "constructs";
import { acceptFinding } from "../constructs/acceptFinding.ts";
import { DataKey } from "../constructs/DataKey.ts";

export interface BackupStackProps extends StackProps {
  readonly portalId: string;
  readonly production: boolean;
  /** What is kept for years. Drafts are not among them: a vault would remember what the portal has to forget. */
  readonly tables: readonly ITable[];
}

/** The longest that any continuous backup reaches back. */
const KEPT_DAYS = 35;

/**
 * Copies of what must not be lost, every night, in a vault with a key of its own: for the day on which a table is gone and
 * with it its continuous backup, or the key of the data.
 */
export class BackupStack extends Stack {
  constructor(scope: Construct, id: string, props: BackupStackProps) {
    super(scope, id, props);
    const { key } = new DataKey(this, "Backup", { portalId: props.portalId, services: [] });
    const vault = new BackupVault(this, "Vault", {
      encryptionKey: key,
      // Nobody shortens it or deletes a copy, an administrator neither, once the lock is three days old.
      ...(props.production && {
        lockConfiguration: {
          minRetention: Duration.days(KEPT_DAYS),
          // It must be longer than the shortest.
          maxRetention: Duration.days(KEPT_DAYS + 1),
          changeableFor: Duration.days(3),
        },
      }),
      removalPolicy: RemovalPolicy.RETAIN,
    });
    const plan = new BackupPlan(this, "Plan", {
      backupVault: vault,
      backupPlanRules: [
        new BackupPlanRule({
          ruleName: "EveryNight",
          scheduleExpression: Schedule.cron({ hour: "1", minute: "30" }),
          deleteAfter: Duration.days(KEPT_DAYS),
        }),
      ],
    });
    acceptFinding(
      plan,
      /IAM4\[.+\]/,
      "AWS's own policy for its backup service, which grows with what the service does.",
    );
    plan.addSelection("Tables", {
      resources: props.tables.map((table) => BackupResource.fromDynamoDbTable(table)),
    });
  }
}
