import path from "node:path";
import { expect } from "vitest";
import { DATA_CLASSES } from "#domain/operation/DATA_CLASSES.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { type Resource, synthesizedResources } from "#test/infra/synthesizedResources.ts";

const SETTINGS = path.join(import.meta.dirname, "../../../infra/states/demo/settings.json");
const DAYS_OF_A_WEEK = 7;
/** What Step Functions keeps of an execution that is over. */
const HISTORY = { amount: 90, unit: "day" };

let templates: ReturnType<typeof synthesizedResources> | undefined;
function inAws(type: string): readonly (readonly [string, Resource])[] {
  templates ??= synthesizedResources({ environment: "aws" });
  return templates.filter(([, { Type }]) => Type === type || Type.startsWith(`${type}::`));
}

/** To what of its past a table can be taken back. */
function recoveryOf(table: string): unknown {
  const ofName = new RegExp(`^${table}Table[0-9A-F]{8}$`);
  const found = inAws("AWS::DynamoDB::Table").filter(([id]) => ofName.test(id));
  expect([table, found.length]).toEqual([table, 1]);
  return found[0]?.[1].Properties["PointInTimeRecoverySpecification"];
}

const recoveredFor = (days: number) => ({ PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: days });
const inVault = (): string => JSON.stringify(inAws("AWS::Backup::BackupSelection"));

/** A log lies for a day where it is written, and then at most in the archive. */
function goesInTime(name: "logs" | "operatorLooks", id: RegExp): readonly string[] {
  const { setting } = DATA_CLASSES[name].longest;
  const lastDay = readStateSettings(SETTINGS).portal.retention[setting] * DAYS_OF_A_WEEK;
  const groups = inAws("AWS::Logs::LogGroup").filter(([group]) => id.test(group));
  expect(groups).not.toEqual([]);
  for (const [group, { Properties }] of groups)
    expect([group, Properties["RetentionInDays"]]).toEqual([group, 1]);
  const archive = inAws("AWS::S3::Bucket").filter(([bucket]) => bucket.startsWith("Archive"));
  expect(archive.map(([, { Properties }]) => Properties["LifecycleConfiguration"])).toEqual([
    // Counted from the midnight after.
    { Rules: [expect.objectContaining({ ExpirationInDays: lastDay - 1, Status: "Enabled" })] },
  ]);
  return groups.map(([group]) => group);
}

/** What AWS enforces by what the templates say. */
export const IN_TEMPLATES = {
  draftCopies: () => {
    expect(recoveryOf("Processes")).toEqual(recoveredFor(DATA_CLASSES.draftCopies.longest.amount));
    // Without keys they cannot be read.
    expect(recoveryOf("ProcessKeys")).toBeUndefined();
    expect(inVault()).not.toMatch(/Processes|ProcessKeys/);
  },
  recordCopies: () => {
    const { amount } = DATA_CLASSES.recordCopies.longest;
    for (const table of ["Submissions", "Payments", "Blocks"]) {
      expect(recoveryOf(table)).toEqual(recoveredFor(amount));
      expect(inVault()).toContain(table);
    }
    const [plan] = inAws("AWS::Backup::BackupPlan");
    expect(JSON.stringify(plan)).toContain(`"DeleteAfterDays":${amount.toString()}`);
  },
  executions: () => {
    expect(DATA_CLASSES.executions.longest).toEqual(HISTORY);
    const machines = inAws("AWS::StepFunctions::StateMachine");
    expect(machines).not.toEqual([]);
    for (const [id, { Properties }] of machines) {
      expect([id, Properties["StateMachineType"]]).toEqual([id, "STANDARD"]);
      expect(Properties["LoggingConfiguration"]).toMatchObject({ IncludeExecutionData: false });
    }
  },
  logs: () => {
    expect(goesInTime("logs", /./).length).toBeGreaterThan(10);
  },
  operatorLooks: () => {
    const [log = "none"] = goesInTime("operatorLooks", /^Operators/);
    expect(JSON.stringify(inAws("AWS::Logs::SubscriptionFilter"))).toContain(log);
  },
  support: () => {
    // No store of the portal's: who supports deletes it, after the days that the policy prints.
    expect(DATA_CLASSES.support.stores).toEqual(["mailbox of support"]);
    expect([...inAws("AWS::SES"), ...inAws("AWS::WorkMail")]).toEqual([]);
  },
};
