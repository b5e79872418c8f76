import { Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Schedule } from "aws-cdk-lib/aws-events";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { DATA_CLASSES } from "../../functions/contract/limits.ts";
import { acceptFinding } from "../constructs/acceptFinding.ts";
import { DataKey } from "../constructs/DataKey.ts";
import { FigureAlarm } from "../constructs/FigureAlarm.ts";

export interface BackupStackProps extends StackProps {
  /** `portalId` of the settings: stands in the names of key and alarm. */
  readonly portalId: string;
  /** Whether the vault is locked: then no copy can be deleted before its day. */
  readonly production: boolean;
  /** What is kept for years. Drafts are not among them: a vault would remember what the portal has to forget. */
  readonly tables: readonly ITable[];
  /** Who is told when one fails. */
  readonly topic: ITopic;
}

/** The longest that any continuous backup reaches back. */
const KEPT_DAYS = DATA_CLASSES.recordCopies.longest.amount;

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
    new FigureAlarm(this, "Failed", {
      portalId: props.portalId,
      name: "backup-failed",
      metric: failedJobsOf(vault),
      bound: { from: 1 },
      topic: props.topic,
    });
  }
}

/** Of a day, in which every table has one job: those that failed, were stopped, or never began in time. */
function failedJobsOf({ backupVaultName }: BackupVault): MathExpression {
  const period = Duration.days(1);
  const usingMetrics = Object.fromEntries(
    ["Failed", "Aborted", "Expired"].map((end) => [
      end.toLowerCase(),
      new Metric({
        namespace: "AWS/Backup",
        metricName: `NumberOfBackupJobs${end}`,
        dimensionsMap: { BackupVaultName: backupVaultName },
        statistic: "Sum",
        period,
      }),
    ]),
  );
  return new MathExpression({
    expression: Object.keys(usingMetrics)
      .map((id) => `FILL(${id}, 0)`)
      .join(" + "),
    usingMetrics,
    period,
  });
}
