import { expect, it } from "vitest";
import { unprovidedTypes } from "./startLocalStackPortal.ts";

it("a resource that LocalStack leaves out is named once, unless a reason is written down", () => {
  const log = [
    'WARN --- [et.reactor-1] l.s.c.e.v2 : No resource provider found for "AWS::Backup::BackupPlan"',
    'WARN --- [et.reactor-1] l.s.c.e.v2 : No resource provider found for "AWS::CDK::Metadata"',
    'WARN --- [et.reactor-2] l.s.c.e.v2 : No resource provider found for "AWS::Backup::BackupPlan"',
    "INFO --- [et.reactor-2] localstack.request.aws : AWS s3.ListBuckets => 200",
  ].join("\n");
  expect(unprovidedTypes(log)).toEqual(["AWS::Backup::BackupPlan"]);
});
