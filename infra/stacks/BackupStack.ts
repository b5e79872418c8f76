import { CfnOutput, Duration, RemovalPolicy, Stack, type StackProps } from "aws-cdk-lib";
import { BackupPlan, BackupPlanRule, BackupResource, BackupVault } from "aws-cdk-lib/aws-backup";
import { MathExpression, Metric } from "aws-cdk-lib/aws-cloudwatch";
import type { ITable } from "aws-cdk-lib/aws-dynamodb";
import { Schedule } from "aws-cdk-lib/aws-events";
import { ManagedPolicy, Role, ServicePrincipal } from "aws-cdk-lib/aws-iam";
import type { ITopic } from "aws-cdk-lib/aws-sns";
import type { Construct } from "constructs";
import { DATA_CLASSES } from "#domain/operation/DATA_CLASSES.ts";
import { acceptFinding } from "../constructs/acceptFinding.ts";
import { DataKey } from "../constructs/DataKey.ts";
import { FigureAlarm } from "../constructs/FigureAlarm.ts";

export interface BackupStackProps extends StackProps {
  /** `portalId` of the settings: stands in the names of key and alarm. */
  readonly portalId: string;
  /**
   * `governance`: no copy can be deleted before its day, unless somebody with the right to it lifts the lock. `compliance`:
   * after three days nobody can. Absent: no lock.
   */
  readonly lock: "governance" | "compliance" | undefined;
  /** What is kept for years. Drafts are not among them: a vault would remember what the portal has to forget. */
  readonly tables: readonly ITable[];
  /** Notified when one fails. */
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
      ...(props.lock !== undefined && {
        lockConfiguration: {
          minRetention: Duration.days(KEPT_DAYS),
          // It must be longer than the shortest.
          maxRetention: Duration.days(KEPT_DAYS + 1),
          // Its presence makes it compliance: a wrong key or table in it would stay for good.
          ...(props.lock === "compliance" && { changeableFor: Duration.days(3) }),
        },
      }),
      removalPolicy: RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE,
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
    const restorer = new Role(this, "Restorer", {
      description: "Restores tables of the recognition portal from the vault",
      assumedBy: new ServicePrincipal("backup.amazonaws.com"),
      managedPolicies: [
        ManagedPolicy.fromAwsManagedPolicyName("service-role/AWSBackupServiceRolePolicyForRestores"),
      ],
    });
    acceptFinding(restorer, /IAM4\[.+\]/, "AWS's own policy for what its backup service restores.");
    new CfnOutput(this, "RestoreRoleArn", { value: restorer.roleArn });
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
