import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { OPERATOR_COMMANDS } from "#commands/operator/OPERATOR_COMMANDS.ts";
import { OPERATOR_GRANTS } from "#infra/operatorGrants.ts";
import { settingsVerdict } from "#infra/tools/settings/settingsVerdict.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { changedSettings } from "./changedSettings.ts";
import { resourcesOf, type Resource } from "./synthesizedResources.ts";
import { synthesizedTemplates } from "./synthesizedTemplates.ts";

const ISSUER = "https://gitlab.example";
const DEPLOYMENT = {
  issuer: ISSUER,
  deploySubject: "project_path:ministry/portal:ref_type:branch:ref:main",
  diffSubject: "project_path:ministry/portal:ref_type:branch:ref:*",
};
const statementSchema = z.object({
  Effect: z.literal("Allow"),
  Action: z.union([z.string(), z.array(z.string())]).transform((given) => [given].flat()),
  Resource: z.unknown().optional(),
  Condition: z.unknown().optional(),
});
const policySchema = z.object({ Statement: z.array(statementSchema) });

function accessResources(deployment?: typeof DEPLOYMENT): readonly (readonly [string, Resource])[] {
  const cloud = { production: true, account: "111111111111", ...(deployment && { deployment }) };
  const templates = synthesizedTemplates({ state: "nw", environment: "aws", server: { cloud } });
  return resourcesOf(templates.filter(({ stackName }) => stackName.endsWith("-access")));
}

let access: ReturnType<typeof accessResources>;
beforeAll(() => {
  access = accessResources(DEPLOYMENT);
});

const roleOf = (name: string): Resource["Properties"] =>
  access.find(([id, { Type }]) => Type === "AWS::IAM::Role" && id.startsWith(name))?.[1].Properties ?? {};
const trustOf = (name: string) => policySchema.parse(roleOf(name)["AssumeRolePolicyDocument"]).Statement;
const allowedTo = (name: string) =>
  access
    .filter(([id, { Type }]) => /Policy$/.test(Type) && id.startsWith(name))
    .flatMap(([, { Properties }]) => policySchema.parse(Properties["PolicyDocument"]).Statement);

describe("the role of operators", () => {
  it("has what each command of theirs asks of AWS; those without grants ask it nothing", () => {
    const granted = new Set(OPERATOR_GRANTS.flatMap(({ commands }) => commands));
    const without = Object.keys(OPERATOR_COMMANDS).filter((command) => !granted.has(command));
    // The seal is signed by who keeps the secrets, so that no operator can seal a document.
    expect(without.sort()).toEqual(["check-settings", "restore-drill", "seal", "xta"]);
    expect([...granted].filter((command) => OPERATOR_COMMANDS[command] === undefined)).toEqual([]);
  });

  it("deletes no application and no file of one, reads no secret but that of the owner ids, signs nothing", () => {
    const actions = allowedTo("Operator").flatMap(({ Action }) => Action);
    expect(actions.filter((action) => /\*|kms:Sign|PutSecretValue|UpdateItem/.test(action))).toEqual([]);
    const deleting = allowedTo("Operator").filter(({ Action }) => Action.includes("dynamodb:DeleteItem"));
    expect(JSON.stringify(deleting)).toContain("Blocks");
    expect(deleting).toHaveLength(1);
    const files = allowedTo("Operator").filter(({ Action }) => Action.includes("s3:DeleteObject"));
    expect(JSON.stringify(files.map(({ Resource }) => Resource))).toMatch(/Forms/);
    expect(JSON.stringify(files)).not.toMatch(/Uploads|Results|Sealed/);
    const secrets = allowedTo("Operator").filter(({ Action }) =>
      Action.includes("secretsmanager:GetSecretValue"),
    );
    expect(JSON.stringify(secrets.map(({ Resource }) => Resource))).toContain("OwnerIds");
    expect(secrets).toHaveLength(1);
  });

  it("uses the key of the data only through the services that hold it, and writes its looks into their log", () => {
    const keys = allowedTo("Operator").filter(({ Action }) => Action.some((one) => one.startsWith("kms:")));
    expect(keys.length).toBeGreaterThan(2);
    expect(keys.filter(({ Condition }) => !JSON.stringify(Condition).includes("kms:ViaService"))).toEqual([]);
    const logs = allowedTo("Operator").filter(({ Action }) => Action.includes("logs:PutLogEvents"));
    expect(logs[0]?.Action).toEqual(["logs:CreateLogStream", "logs:PutLogEvents"]);
  });
});

it("Who keeps the secrets enters them without reading them", () => {
  const actions = new Set(allowedTo("Keeper").flatMap(({ Action }) => Action));
  expect([...actions].filter((action) => !action.startsWith("kms:")).sort()).toEqual([
    "secretsmanager:DescribeSecret",
    "secretsmanager:PutSecretValue",
  ]);
  expect(actions).toContain("kms:Sign");
});

describe("the role of the pipeline", () => {
  it("is taken on by runs of one branch, with a token made out to AWS", () => {
    expect(trustOf("Deploy")).toMatchObject([
      {
        Action: ["sts:AssumeRoleWithWebIdentity"],
        Condition: {
          StringEquals: {
            "gitlab.example:aud": "sts.amazonaws.com",
            "gitlab.example:sub": DEPLOYMENT.deploySubject,
          },
        },
      },
    ]);
  });

  it("takes on CDK's roles and looks at the account, and its boundary allows no more than that", () => {
    const [assume, assets, looks] = allowedTo("Deploy");
    expect(assume?.Action).toEqual(["sts:AssumeRole"]);
    expect(JSON.stringify(assume?.Resource).match(/cdk-hnb659fds-[a-z-]+-role/g)).toHaveLength(6);
    expect(assets?.Action).toEqual(["s3:ListBucket"]);
    expect(looks?.Action.every((action) => /:(Describe|Get|List)/.test(action))).toBe(true);
    expect(allowedTo("Boundary")).toEqual(allowedTo("Deploy"));
    expect(JSON.stringify(roleOf("Deploy")["PermissionsBoundary"])).toMatch(/^{"Ref":"Boundary/);
  });

  it("is another for runs of a change: it reads templates and takes on no role", () => {
    expect(allowedTo("Diff").flatMap(({ Action }) => Action)).toEqual([
      "cloudformation:DescribeStacks",
      "cloudformation:GetTemplate",
    ]);
    expect(JSON.stringify(trustOf("Diff"))).toContain(DEPLOYMENT.diffSubject);
    expect(roleOf("Diff")["PermissionsBoundary"]).toBeDefined();
  });

  it("is not there where people deploy", () => {
    const types = accessResources().map(([, { Type }]) => Type);
    expect(types.filter((type) => type === "AWS::IAM::Role")).toHaveLength(2);
    expect(types).not.toContain("AWS::IAM::OIDCProvider");
  });
});

it("A subject that any run could have is no setting", () => {
  const file = changedSettings("nw", {
    cloud: { production: false, deployment: { ...DEPLOYMENT, deploySubject: "project_path:*" } },
  });
  expect(() => readStateSettings(file)).toThrow("server.cloud.deployment.deploySubject");
  const good = readStateSettings(
    changedSettings("nw", { cloud: { production: false, deployment: DEPLOYMENT } }),
  );
  expect(settingsVerdict(good).goesOn).toBe(true);
});
