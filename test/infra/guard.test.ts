import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import {
  type ChangedStack,
  type GuardedChange,
  judgeChanges,
  unaccepted,
} from "#infra/tools/guard/judgeChanges.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const templateSchema = z.object({
  Resources: z.record(
    z.string(),
    z.looseObject({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
  Outputs: z.record(z.string(), z.unknown()).default({}),
});
type Template = z.infer<typeof templateSchema>;

/** Of the project's own synthesis, by the last word of the stack's name. */
let templates: ReadonlyMap<string, Template>;
beforeAll(() => {
  templates = new Map(
    synthesizedTemplates({ state: "nw", environment: "aws" }).map(({ stackName, template }) => [
      stackName.split("-").at(-1) ?? "",
      templateSchema.parse(template),
    ]),
  );
});

const of = (stack: string): Template => templates.get(stack) ?? { Resources: {}, Outputs: {} };
const idOf = (stack: string, type: string): string =>
  Object.entries(of(stack).Resources).find(([, { Type }]) => Type === type)?.[0] ?? "";

/** A stack as it is deployed, and as a change of its template would make it. */
function changed(stack: string, change: (template: Template) => Template): ChangedStack {
  return { stackName: stack, deployed: of(stack), planned: change(of(stack)) };
}

const withProperties =
  (id: string, properties: Readonly<Record<string, unknown>>) => (template: Template) => {
    const resource = template.Resources[id] ?? { Type: "", Properties: {} };
    const Properties = { ...resource.Properties, ...properties };
    return { ...template, Resources: { ...template.Resources, [id]: { ...resource, Properties } } };
  };

const without = (id: string) => (template: Template) => {
  const { [id]: _gone, ...Resources } = template.Resources;
  return { ...template, Resources };
};

const kindsOf = (changes: readonly GuardedChange[]) =>
  changes.map(({ kind, stackName, logicalId }) => [kind, stackName, logicalId]);

describe("A deployment is stopped that", () => {
  it.each([
    ["data", "AWS::DynamoDB::Table", { KeySchema: [{ AttributeName: "other", KeyType: "HASH" }] }],
    ["data", "AWS::DynamoDB::Table", { TableName: "a-name-of-its-own" }],
    ["data", "AWS::S3::Bucket", { BucketName: "a-name-of-its-own" }],
    ["data", "AWS::SecretsManager::Secret", { Name: "recognition-portal/other/name" }],
    ["workflow", "AWS::StepFunctions::StateMachine", { StateMachineName: "renamed" }],
    ["backup", "AWS::Backup::BackupVault", { BackupVaultName: "renamed" }],
    ["alerts", "AWS::SNS::Topic", { TopicName: "renamed" }],
  ])("replaces in the stack %s a %s by %j", (stack, type, properties) => {
    const id = idOf(stack, type);
    const changes = judgeChanges([changed(stack, withProperties(id, properties))]);
    expect(kindsOf(changes)).toContainEqual(["replacement", stack, id]);
    expect(changes[0]?.says).toContain(Object.keys(properties)[0]);
  });

  it.each([
    ["data", "AWS::DynamoDB::Table"],
    ["data", "AWS::S3::Bucket"],
    ["data", "AWS::KMS::Key"],
    ["data", "AWS::SecretsManager::Secret"],
    ["workflow", "AWS::StepFunctions::StateMachine"],
    ["frontend", "AWS::CloudFront::Distribution"],
  ])("deletes from the stack %s a %s, whether or not it stays behind", (stack, type) => {
    const id = idOf(stack, type);
    expect(kindsOf(judgeChanges([changed(stack, without(id))]))).toEqual([["deletion", stack, id]]);
  });

  it("renames a construct, so that the old table goes and an empty one comes", () => {
    const id = idOf("data", "AWS::DynamoDB::Table");
    const renamed = (template: Template): Template => ({
      ...without(id)(template),
      Resources: { ...without(id)(template).Resources, Renamed: template.Resources[id]! },
    });
    expect(kindsOf(judgeChanges([changed("data", renamed)]))).toEqual([["deletion", "data", id]]);
  });

  it("takes away an export that another deployed stack imports, and no other", () => {
    const exported = (name: string) => ({ Value: "x", Export: { Name: name } });
    const producer: ChangedStack = {
      stackName: "data",
      deployed: { Resources: {}, Outputs: { Used: exported("data:used"), Unused: exported("data:unused") } },
      planned: { Resources: {}, Outputs: {} },
    };
    const consumer: ChangedStack = {
      stackName: "api",
      deployed: {
        Resources: { One: { Type: "T", Properties: { Of: [{ "Fn::ImportValue": "data:used" }] } } },
      },
      planned: { Resources: { One: { Type: "T", Properties: {} } } },
    };
    const changes = judgeChanges([producer, consumer]);
    expect(kindsOf(changes)).toEqual([["deletion", "data", "Used"]]);
    expect(changes[0]?.says).toContain("Export data:used would be deleted");
  });
});

describe("A deployment goes on that", () => {
  it("changes nothing, or is the first", () => {
    const same = (template: Template): Template => template;
    expect(judgeChanges([...templates.keys()].map((stack) => changed(stack, same)))).toEqual([]);
    expect(judgeChanges([{ stackName: "data", deployed: undefined, planned: of("data") }])).toEqual([]);
  });

  it("changes a table in place: another index, another time of recovery", () => {
    const [id = "", table] =
      Object.entries(of("data").Resources).find(
        ([, { Properties }]) => "GlobalSecondaryIndexes" in Properties,
      ) ?? [];
    const { AttributeDefinitions, GlobalSecondaryIndexes } = z
      .object({
        AttributeDefinitions: z.array(z.unknown()),
        GlobalSecondaryIndexes: z.array(z.unknown()),
      })
      .parse(table?.Properties);
    const index = {
      IndexName: "another",
      KeySchema: [{ AttributeName: "sentOn", KeyType: "HASH" }],
      Projection: { ProjectionType: "KEYS_ONLY" },
    };
    const change = withProperties(id, {
      AttributeDefinitions: [...AttributeDefinitions, { AttributeName: "sentOn", AttributeType: "S" }],
      GlobalSecondaryIndexes: [...GlobalSecondaryIndexes, index],
      PointInTimeRecoverySpecification: { PointInTimeRecoveryEnabled: true, RecoveryPeriodInDays: 7 },
    });
    expect(judgeChanges([changed("data", change)])).toEqual([]);
  });

  it("changes functions, roles and the definition of a machine", () => {
    const machine = idOf("workflow", "AWS::StepFunctions::StateMachine");
    const role = idOf("workflow", "AWS::IAM::Role");
    const definition = withProperties(machine, { DefinitionString: "{}" });
    expect(judgeChanges([changed("workflow", definition), changed("workflow", without(role))])).toEqual([]);
  });

  it("replaces and deletes what the operator names, and nothing else of it", () => {
    const [table = "", other = ""] = Object.entries(of("data").Resources)
      .filter(([, { Type }]) => Type === "AWS::DynamoDB::Table")
      .map(([id]) => id);
    const change = (template: Template): Template =>
      without(other)(withProperties(table, { TableName: "renamed" })(template));
    const changes = judgeChanges([changed("data", change)]);
    expect(kindsOf(changes)).toHaveLength(2);
    const left = (replacements: readonly string[], deletions: readonly string[]) =>
      kindsOf(unaccepted(changes, { replacements, deletions }));
    expect(left([table], [other])).toEqual([]);
    expect(left([table], [])).toEqual([["deletion", "data", other]]);
    expect(left([other], [table])).toHaveLength(2);
  });
});
