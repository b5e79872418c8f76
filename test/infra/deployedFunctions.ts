import { z } from "zod";
import { FUNCTIONS } from "#infra/functions.ts";
import { namedResources } from "./namedResources.ts";
import type { Resource } from "./synthesizedResources.ts";

type Resources = readonly (readonly [string, Resource])[];

const list = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const statementSchema = z.object({
  Action: list,
  Resource: z.unknown().transform(namedResources),
  Condition: z.unknown().optional(),
});
export type Statement = z.infer<typeof statementSchema>;
const policySchema = z.object({
  PolicyDocument: z.object({ Statement: z.array(statementSchema.extend({ Effect: z.literal("Allow") })) }),
  Roles: z.array(z.object({ Ref: z.string() })),
});
const functionSchema = z.object({
  FunctionName: z.string(),
  Role: z.object({ "Fn::GetAtt": z.tuple([z.string(), z.literal("Arn")]) }),
  Runtime: z.string(),
  Timeout: z.number(),
  Architectures: z.array(z.string()),
  Environment: z.object({ Variables: z.record(z.string(), z.unknown()) }).optional(),
});

export interface DeployedFunction {
  readonly name: string;
  /** Logical id of its role. */
  readonly role: string;
  readonly properties: z.infer<typeof functionSchema>;
}

/** The functions of the table; those of CDK have no name. */
export function deployedFunctions(resources: Resources): readonly DeployedFunction[] {
  return resources
    .filter(([, { Type, Properties }]) => Type === "AWS::Lambda::Function" && "FunctionName" in Properties)
    .map(([, { Properties }]) => {
      const properties = functionSchema.parse(Properties);
      const name =
        Object.keys(FUNCTIONS).find((known) => properties.FunctionName.endsWith(`-${known}`)) ?? "";
      return { name, role: properties.Role["Fn::GetAtt"][0], properties };
    });
}

/** Everything that policies let a role do. */
export function statementsOf(resources: Resources, role: string): readonly Statement[] {
  return resources
    .filter(
      ([, { Type, Properties }]) =>
        Type === "AWS::IAM::Policy" && JSON.stringify(Properties["Roles"]).includes(`"${role}"`),
    )
    .flatMap(([, { Properties }]) => policySchema.parse(Properties).PolicyDocument.Statement);
}
