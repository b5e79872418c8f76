import { z } from "zod";

const texts = z.union([z.string().transform((one) => [one]), z.array(z.string())]);
const wanted = z.record(z.string(), texts).default({});
/** Strict: an operator of conditions, a negated action or a principal that is not evaluated here stops the start. */
const statementSchema = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(["Allow", "Deny"]),
  /** Of a policy at a resource: everybody. */
  Principal: z.strictObject({ AWS: z.literal("*") }).optional(),
  Action: texts,
  Resource: texts.refine(
    (resources) => !resources.join().includes("${"),
    "policy variables are not evaluated",
  ),
  Condition: z.strictObject({ StringEquals: wanted, Bool: wanted }).optional(),
});
export type PolicyStatement = z.infer<typeof statementSchema>;

const documentSchema = z.object({ Statement: z.array(statementSchema) });
/** What the policy of a bucket denies; what it allows, it allows services that are not here. */
const denialsSchema = z
  .object({ Statement: z.array(z.looseObject({ Effect: z.string() })) })
  .transform(({ Statement }) => ({ Statement: Statement.filter(({ Effect }) => Effect === "Deny") }));
const rolesSchema = z.array(z.string()).default([]);
const inlineSchema = z.array(z.object({ PolicyDocument: z.unknown() })).default([]);
const keyed = z.object({ KMSMasterKeyId: z.string() }).transform(({ KMSMasterKeyId: key }) => key);
const keyProperties: Readonly<Record<string, readonly [property: string, schema: z.ZodType<string>]>> = {
  "AWS::DynamoDB::Table": ["SSESpecification", keyed],
  "AWS::S3::Bucket": [
    "BucketEncryption",
    z
      .object({
        ServerSideEncryptionConfiguration: z.tuple([
          z.object({ ServerSideEncryptionByDefault: z.object({ KMSMasterKeyID: z.string() }) }),
        ]),
      })
      .transform(
        ({ ServerSideEncryptionConfiguration: [only] }) => only.ServerSideEncryptionByDefault.KMSMasterKeyID,
      ),
  ],
  "AWS::SecretsManager::Secret": ["KmsKeyId", z.string()],
};

/** What a function may do: the statements of its role's policies. */
export type FunctionRole = { readonly name: string; readonly statements: readonly PolicyStatement[] };

export type Permissions = {
  readonly rolesByFunction: ReadonlyMap<string, FunctionRole>;
  /** ARN of the key that a table, bucket or secret is encrypted with, by the ARN of the latter. */
  readonly keysByResource: ReadonlyMap<string, string>;
  /** What policies of buckets refuse, whoever asks. */
  readonly denials: readonly PolicyStatement[];
};

/** A resource whose properties are resolved when asked for. */
export type DeclaredResource = {
  readonly type: string;
  readonly where: string;
  readonly ref: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly property: (name: string) => unknown;
};

/** Who may do what, by the roles of the functions and the policies at them. */
export function permissionsFrom(resources: readonly DeclaredResource[], problems: string[]): Permissions {
  const ofType = (...types: readonly string[]) => resources.filter(({ type }) => types.includes(type));
  const roles = new Map(ofType("AWS::IAM::Role").map((role) => [role.attributes["Arn"], role]));
  const policies = ofType("AWS::IAM::Policy", "AWS::IAM::ManagedPolicy").map((policy) => ({
    policy,
    roleNames: rolesSchema.parse(policy.property("Roles")),
  }));
  const statementsIn = (document: unknown, where: string): readonly PolicyStatement[] => {
    const parsed = documentSchema.safeParse(document);
    if (parsed.success) return parsed.data.Statement;
    problems.push(`policy of ${where}: ${z.prettifyError(parsed.error).replaceAll(/\s+/g, " ")}`);
    return [];
  };
  const roleOf = (role: DeclaredResource): FunctionRole => {
    if (role.property("ManagedPolicyArns") !== undefined) problems.push(`managed policies of ${role.where}`);
    const inline = inlineSchema.parse(role.property("Policies"));
    const attached = policies.filter(({ roleNames }) => roleNames.includes(role.ref));
    return {
      name: role.ref,
      statements: [
        ...inline.flatMap(({ PolicyDocument }) => statementsIn(PolicyDocument, role.where)),
        ...attached.flatMap(({ policy }) => statementsIn(policy.property("PolicyDocument"), policy.where)),
      ],
    };
  };
  return {
    rolesByFunction: new Map(
      ofType("AWS::Lambda::Function").flatMap((lambda) => {
        const role = roles.get(String(lambda.property("Role")));
        return role === undefined ? [] : [[lambda.ref, roleOf(role)] as const];
      }),
    ),
    keysByResource: new Map(resources.flatMap((resource) => keyOf(resource, ofType("AWS::KMS::Key")))),
    denials: ofType("AWS::S3::BucketPolicy").flatMap(({ property, where }) =>
      statementsIn(denialsSchema.parse(property("PolicyDocument")), where),
    ),
  };
}

/** The key may be named by its id or its ARN. */
function keyOf(
  { type, ref, attributes, property }: DeclaredResource,
  keys: readonly DeclaredResource[],
): (readonly [string, string])[] {
  const [name, schema] = keyProperties[type] ?? [];
  const named = name === undefined ? undefined : schema?.safeParse(property(name)).data;
  if (named === undefined) return [];
  const key = keys.find((one) => one.ref === named)?.attributes["Arn"] ?? named;
  return [[attributes["Arn"] ?? ref, key]];
}
