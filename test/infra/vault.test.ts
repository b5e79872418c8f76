import { expect, it } from "vitest";
import { resourcesOf } from "./synthesizedResources.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const ofBackup = (cloud: Readonly<Record<string, unknown>>) => {
  const found = synthesizedTemplates({ state: "nw", environment: "aws", server: { cloud } }).find(
    ({ stackName }) => stackName.endsWith("-backup"),
  );
  if (found === undefined) throw new Error("There is no stack for backups.");
  return found;
};

it.each([
  [undefined, undefined],
  ["2999-12-31", undefined],
  ["2026-01-01", 3],
] as const)(
  "the lock of the vault can be lifted until the day of the settings (%s, final after days: %s)",
  (complianceLockFrom, ChangeableForDays) => {
    const template = ofBackup({ production: true, ...(complianceLockFrom && { complianceLockFrom }) });
    const [, vault] =
      resourcesOf([template]).find(([, { Type }]) => Type === "AWS::Backup::BackupVault") ?? [];
    expect(vault?.Properties["LockConfiguration"]).toEqual({
      MinRetentionDays: 35,
      MaxRetentionDays: 36,
      ...(ChangeableForDays !== undefined && { ChangeableForDays }),
    });
  },
);

it("a role of AWS's backup service restores, and its name is an output", () => {
  const template = ofBackup({ production: true });
  const [id, role] = resourcesOf([template]).find(([name]) => name.startsWith("Restorer")) ?? [];
  expect(JSON.stringify(role?.Properties)).toContain("service-role/AWSBackupServiceRolePolicyForRestores");
  expect(JSON.stringify(role?.Properties["AssumeRolePolicyDocument"])).toContain("backup.amazonaws.com");
  expect(template.template).toHaveProperty("Outputs.RestoreRoleArn.Value", { "Fn::GetAtt": [id, "Arn"] });
});
