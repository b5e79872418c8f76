import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { FUNCTIONS } from "../../functions/runtime/environment.ts";
import { FUNCTION_GRANTS } from "../../infra/functionGrants.ts";
import { synthesizedResources, type Resource } from "./synthesizedResources.ts";

const list = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const statementSchema = z.object({
  Effect: z.string(),
  Action: list,
  Resource: z.unknown(),
  Condition: z.unknown().optional(),
});
const policySchema = z.object({
  PolicyDocument: z.object({ Statement: z.array(statementSchema) }),
  Roles: z.array(z.object({ Ref: z.string() })),
});
const functionSchema = z.object({
  FunctionName: z.string(),
  Role: z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }),
  Runtime: z.string(),
  Architectures: z.array(z.string()),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
  LoggingConfig: z.object({ LogGroup: z.unknown() }),
});

let resources: readonly (readonly [string, Resource])[];

beforeAll(() => {
  resources = synthesizedResources();
}, 120_000);

const ofType = (type: string): readonly (readonly [string, Resource])[] =>
  resources.filter(([, resource]) => resource.Type === type);

interface DeployedFunction {
  readonly name: string;
  readonly role: string;
  readonly properties: z.infer<typeof functionSchema>;
}

function functions(): readonly DeployedFunction[] {
  return ofType("AWS::Lambda::Function").map(([, { Properties }]) => {
    const properties = functionSchema.parse(Properties);
    const name =
      Object.keys(FUNCTIONS).find((candidate) => properties.FunctionName.endsWith(`-${candidate}`)) ?? "";
    return { name, role: properties.Role["Fn::GetAtt"][0], properties };
  });
}

function statementsOf(role: string): readonly z.infer<typeof statementSchema>[] {
  return ofType("AWS::IAM::Policy")
    .map(([, { Properties }]) => policySchema.parse(Properties))
    .filter(({ Roles }) => Roles.some(({ Ref }) => Ref === role))
    .flatMap(({ PolicyDocument }) => PolicyDocument.Statement);
}

/** What AWS can only allow for everything: tracing, and the log of state machines and gateway. */
const EVERYTHING_ONLY =
  /^(xray:(Put|GetSampling)\w+|logs:(\w*LogDeliver\w+|\w*ResourcePolic\w+|DescribeLogGroups))$/;
const LOG_WRITER = /LogWriterDefaultPolicy/;
const everyFunction = [
  "logs:CreateLogStream",
  "logs:PutLogEvents",
  "xray:PutTelemetryRecords",
  "xray:PutTraceSegments",
];
const isScheduled = (name: string): boolean => name.startsWith("schedule-");
const isOfKey = ({ Resource: resource }: z.infer<typeof statementSchema>): boolean =>
  JSON.stringify(resource).includes("DataKey");

describe("least privilege", () => {
  it("gives every function a role of its own", () => {
    const roles = functions().map(({ role }) => role);
    expect(roles).toHaveLength(Object.keys(FUNCTIONS).length);
    expect(new Set(roles).size).toBe(roles.length);
  });

  it("gives every function exactly the actions of the table, and its log", () => {
    for (const { name, role } of functions()) {
      const actions = statementsOf(role)
        .filter((statement) => !isOfKey(statement))
        .flatMap(({ Action }) => Action);
      const granted = (FUNCTION_GRANTS[name] ?? [])
        // The demo state has no malware scanner.
        .filter(({ target }) => target !== "scannedUploads")
        .flatMap((grant) => grant.actions);
      expect([name, [...new Set(actions)].sort()]).toEqual([
        name,
        [
          ...new Set([...granted, ...everyFunction, ...(isScheduled(name) ? ["sqs:SendMessage"] : [])]),
        ].sort(),
      ]);
    }
  });

  it("lets the data key be used only through the services that a function touches, for what it does there", () => {
    for (const { name, role } of functions()) {
      const granted = (FUNCTION_GRANTS[name] ?? []).flatMap((grant) => grant.actions);
      const used = statementsOf(role).filter(isOfKey);
      const through = used.map(({ Condition }) =>
        z.object({ StringEquals: z.object({ "kms:ViaService": z.string() }) }).parse(Condition),
      );
      const services = through.map(({ StringEquals }) => StringEquals["kms:ViaService"].split(".")[0]);
      const touched = ["dynamodb", "s3", "secretsmanager"].filter((service) =>
        granted.some((action) => action.startsWith(service) && !/^s3:(List|Delete)/.test(action)),
      );
      expect([name, services.sort()]).toEqual([name, touched]);
      const writes = used.some(({ Action, Condition }) => {
        return JSON.stringify(Condition).includes('"s3.') && Action.includes("kms:GenerateDataKey");
      });
      expect([name, writes]).toEqual([name, granted.includes("s3:PutObject")]);
    }
  });

  it("names no wildcard action, and no resource that is everything but where AWS knows no other", () => {
    for (const [id, { Properties }] of ofType("AWS::IAM::Policy")) {
      for (const { Action, Resource: resource } of policySchema.parse(Properties).PolicyDocument.Statement) {
        expect([id, Action.filter((action) => action.includes("*"))]).toEqual([id, []]);
        if (!JSON.stringify(resource).includes('"*"') || LOG_WRITER.test(id)) continue;
        expect([id, Action.filter((action) => !EVERYTHING_ONLY.test(action))]).toEqual([id, []]);
      }
    }
  });

  it("attaches no managed policy to anybody", () => {
    for (const [id, { Properties }] of ofType("AWS::IAM::Role")) {
      expect([id, Properties["ManagedPolicyArns"]]).toEqual([id, undefined]);
    }
  });

  it("lets each machine and rule invoke nothing but its own functions", () => {
    const invoking = ofType("AWS::IAM::Policy").flatMap(([, { Properties }]) =>
      policySchema
        .parse(Properties)
        .PolicyDocument.Statement.filter(({ Action }) => Action.includes("lambda:InvokeFunction")),
    );
    expect(invoking.length).toBe(3);
  });

  it("hands every function exactly the variables it declares", () => {
    for (const { name, properties } of functions()) {
      const given = Object.keys(properties.Environment?.Variables ?? {}).sort();
      expect([name, given]).toEqual([name, [...(FUNCTIONS[name]?.environment ?? [])].sort()]);
    }
  });
});

describe("what the stacks declare", () => {
  it("runs every function on Node 24, arm64", () => {
    for (const { name, properties } of functions()) {
      expect([name, properties.Runtime, properties.Architectures]).toEqual([name, "nodejs24.x", ["arm64"]]);
    }
  });

  it("empties the buckets of people's files in the end, and keeps the forms with all that they ever were", () => {
    const buckets = ofType("AWS::S3::Bucket");
    const forms = buckets.filter(([id]) => id.startsWith("Forms"));
    expect(forms).toHaveLength(1);
    for (const [, { Properties, DeletionPolicy }] of forms) {
      expect(Properties).toMatchObject({ VersioningConfiguration: { Status: "Enabled" } });
      expect(Properties).not.toHaveProperty("LifecycleConfiguration");
      expect(Properties).not.toHaveProperty("CorsConfiguration");
      expect(DeletionPolicy).toBe("Retain");
    }
    for (const [, { Properties }] of buckets.filter(([id]) => id.startsWith("Sealed"))) {
      expect(Properties).toMatchObject({
        LifecycleConfiguration: { Rules: [{ ExpirationInDays: 21, Status: "Enabled" }] },
      });
      expect(Properties).not.toHaveProperty("CorsConfiguration");
    }
    for (const [, { Properties }] of buckets.filter(([id]) => !/^(Forms|Sealed)/.test(id))) {
      expect(Properties).toMatchObject({
        LifecycleConfiguration: { Rules: [{ ExpirationInDays: 2, Status: "Enabled" }] },
        CorsConfiguration: { CorsRules: [{ AllowedOrigins: ["http://127.0.0.1:4000"] }] },
      });
    }
  });

  it("lets exactly the start of an application write forms, and nothing delete them", () => {
    const writers = functions().flatMap(({ name, role }) =>
      statementsOf(role).flatMap(({ Action, Resource: resource }) =>
        JSON.stringify(resource).includes("FormsBucket") ? Action.map((action) => `${name} ${action}`) : [],
      ),
    );
    const reading = ["s3:GetObject", "s3:ListBucket"];
    expect([...new Set(writers)].sort()).toEqual(
      [
        ...reading.map((action) => `api-documents ${action}`),
        ...reading.map((action) => `api-payment ${action}`),
        ...reading.map((action) => `api-forms ${action}`),
        ...reading.map((action) => `api-process ${action}`),
        ...[...reading, "s3:PutObject"].map((action) => `api-process-workflow ${action}`),
        ...reading.map((action) => `step-get-files ${action}`),
      ].sort(),
    );
  });

  it("lets every table forget by its time to live", () => {
    expect(ofType("AWS::DynamoDB::Table")).toHaveLength(11);
    for (const [, { Properties }] of ofType("AWS::DynamoDB::Table")) {
      expect(Properties).toMatchObject({
        TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
        BillingMode: "PAY_PER_REQUEST",
      });
    }
  });

  it("has a method for every route and a catch-all for everything else under /api", () => {
    const parts = ofType("AWS::ApiGateway::Resource").map(([, { Properties }]) => Properties["PathPart"]);
    expect(parts).toEqual(
      expect.arrayContaining(["{proxy+}", "processes", "{processId}", "form-data", "submit"]),
    );
    const methods = ofType("AWS::ApiGateway::Method").map(([, { Properties }]) => Properties["HttpMethod"]);
    expect(methods.filter((method) => method === "ANY").length).toBeGreaterThan(20);
  });

  it("uses no custom resource and no authorizer, which not every home has", () => {
    const types = new Set(resources.map(([, { Type }]) => Type));
    for (const type of types) expect(type).not.toMatch(/^Custom::|CustomResource|Authorizer|Scheduler/);
  });
});
