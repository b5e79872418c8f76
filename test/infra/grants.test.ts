import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { FUNCTIONS } from "#infra/functions.ts";
import { constructId } from "#infra/stacks/functionsOf.ts";
import { deployedFunctions, statementsOf, type Statement } from "./deployedFunctions.ts";
import { GRANTED_RESOURCES } from "./GRANTED_RESOURCES.ts";
import { namedResources } from "./namedResources.ts";
import { synthesizedResources, type Resource } from "./synthesizedResources.ts";

type Resources = readonly (readonly [string, Resource])[];

const machineSchema = z.object({
  RoleArn: z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }),
  DefinitionString: z.string(),
});
const permissionSchema = z.object({
  Action: z.literal("lambda:InvokeFunction"),
  FunctionName: z.unknown().transform((reference) => namedResources(reference).join()),
  Principal: z.enum(["apigateway.amazonaws.com", "events.amazonaws.com"]),
  SourceArn: z.unknown(),
});
const ruleSchema = z.object({ Targets: z.tuple([z.object({ Arn: z.unknown() })]) });

const isOfKey = ({ Resource: resource }: Statement): boolean => resource.includes("DataKey");

/** One line for each action and what it may be done to. */
const linesOf = (
  allowed: readonly { readonly actions: readonly string[]; readonly on: readonly string[] }[],
) =>
  [
    ...new Set(
      allowed.flatMap(({ actions, on }) =>
        on.flatMap((what) => actions.map((action) => `${action} ${what}`)),
      ),
    ),
  ].sort();

/** What a function may do by the table, besides its own log, tracing, and the queue of its schedule. */
function grantedTo(name: string): readonly string[] {
  return linesOf([
    ...(FUNCTIONS[name]?.grants ?? []).map(({ target, actions }) => ({
      actions,
      on: GRANTED_RESOURCES[target],
    })),
    { actions: ["logs:CreateLogStream", "logs:PutLogEvents"], on: [`${constructId(name)}Log`] },
    name.startsWith("schedule-")
      ? { actions: ["sqs:SendMessage"], on: ["DeadLetters"] }
      : { actions: ["xray:PutTelemetryRecords", "xray:PutTraceSegments"], on: ["*"] },
  ]);
}

it.each(["step-seal-data", "step-submit-data-to-authority"])(
  "lets %s write the sealed parts, because each of them seals for a transport",
  (name) => {
    expect(FUNCTIONS[name]?.grants).toContainEqual({ target: "sealedObjects", actions: ["s3:PutObject"] });
  },
);

describe.each(["embedded", "aws"] as const)("least privilege in the environment %s", (environment) => {
  let resources: Resources;

  beforeAll(() => {
    resources = synthesizedResources({ environment });
  });

  const ofType = (type: string): readonly Resource["Properties"][] =>
    resources.filter(([, { Type }]) => Type === type).map(([, { Properties }]) => Properties);
  /** What is called of a function: in AWS its alias. */
  const calledOf = (name: string): string =>
    `${constructId(name)}${environment === "aws" && !name.startsWith("schedule-") ? "ReleaseAlias" : "Function"}`;

  it("gives every function a role of its own", () => {
    const roles = deployedFunctions(resources).map(({ role }) => role);
    expect(roles).toHaveLength(Object.keys(FUNCTIONS).length);
    expect(new Set(roles).size).toBe(roles.length);
  });

  it("lets every function do exactly what the table says, to nothing but the tables, files, secrets and machines there", () => {
    for (const { name, role } of deployedFunctions(resources)) {
      const allowed = statementsOf(resources, role).filter((statement) => !isOfKey(statement));
      const lines = linesOf(allowed.map(({ Action, Resource: on }) => ({ actions: Action, on })));
      expect([name, lines]).toEqual([name, grantedTo(name)]);
    }
  });

  it("lets the data key be used only through the services that a function touches, for what it does there", () => {
    for (const { name, role } of deployedFunctions(resources)) {
      const granted = (FUNCTIONS[name]?.grants ?? []).flatMap((grant) => grant.actions);
      const used = statementsOf(resources, role).filter(isOfKey);
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

  it("gives schedules that read what a day or a month brought a quarter of an hour, and no other", () => {
    const long = deployedFunctions(resources).filter(({ properties }) => properties.Timeout >= 900);
    expect(long.map(({ name }) => name).sort()).toEqual([
      "schedule-make-statistics",
      "schedule-remove-over-reports",
    ]);
  });

  it("lets each machine invoke the functions of its own steps and no other", () => {
    const machines = ofType("AWS::StepFunctions::StateMachine").map((properties) =>
      machineSchema.parse(properties),
    );
    expect(machines).toHaveLength(3);
    for (const { RoleArn, DefinitionString } of machines) {
      const role = RoleArn["Fn::GetAtt"][0];
      const invoked = statementsOf(resources, role).filter(({ Action }) =>
        Action.includes("lambda:InvokeFunction"),
      );
      const steps = [...DefinitionString.matchAll(/\$\{(\w+)Arn\}/g)].map(([, step = ""]) => `Step${step}`);
      const called = Object.keys(FUNCTIONS).filter((name) => steps.includes(constructId(name)));
      expect(called).toHaveLength(new Set(steps).size);
      expect([role, invoked.map(({ Action }) => Action)]).toEqual([role, [["lambda:InvokeFunction"]]]);
      expect([role, invoked.flatMap(({ Resource: on }) => on).sort()]).toEqual([
        role,
        called.map(calledOf).sort(),
      ]);
    }
  });

  it("lets each rule call the function of its schedule and no other, and the gateway nothing but functions of the API", () => {
    const permissions = ofType("AWS::Lambda::Permission").map((properties) =>
      permissionSchema.parse(properties),
    );
    const calledBy = (principal: string) =>
      permissions.filter(({ Principal }) => Principal.startsWith(principal));
    const schedules = Object.keys(FUNCTIONS).filter((name) => name.startsWith("schedule-"));
    expect(
      calledBy("events")
        .map(({ SourceArn, FunctionName }) => `${namedResources(SourceArn).join()} ${FunctionName}`)
        .sort(),
    ).toEqual(schedules.map((name) => `${constructId(name)}Rule ${calledOf(name)}`).sort());
    expect(
      ofType("AWS::Events::Rule")
        .flatMap((rule) => namedResources(ruleSchema.parse(rule).Targets[0].Arn))
        .sort(),
    ).toEqual(schedules.map(calledOf).sort());
    const api = Object.keys(FUNCTIONS).filter((name) => name.startsWith("api-"));
    expect([...new Set(calledBy("apigateway").map(({ FunctionName }) => FunctionName))].sort()).toEqual(
      api.map(calledOf).sort(),
    );
    for (const { SourceArn } of calledBy("apigateway")) {
      expect(JSON.stringify(SourceArn)).toContain('{"Ref":"PortalApi');
    }
  });

  it("hands every function exactly the variables it declares", () => {
    for (const { name, properties } of deployedFunctions(resources)) {
      const given = Object.keys(properties.Environment?.Variables ?? {}).sort();
      expect([name, given]).toEqual([name, [...(FUNCTIONS[name]?.environment ?? [])].sort()]);
    }
  });
});
