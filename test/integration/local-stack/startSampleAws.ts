import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import { createTables } from "#infra/laptop/aws/dynamodb/callDynamo.ts";
import { openDynamo } from "#infra/laptop/aws/dynamodb/openDynamo.ts";
import { createIam } from "#infra/laptop/aws/iam/createIam.ts";
import { createKms } from "#infra/laptop/aws/kms/createKms.ts";
import { createS3 } from "#infra/laptop/aws/s3/createS3.ts";
import { createSecretsManager } from "#infra/laptop/aws/secrets-manager/createSecretsManager.ts";
import { startAwsEndpoint } from "#infra/laptop/aws/startAwsEndpoint.ts";
import { createStepFunctions } from "#infra/laptop/aws/step-functions/createStepFunctions.ts";
import { functionFailed, type InvokeFunction } from "#infra/laptop/lambda/InvokeFunction.ts";
import {
  localAccount,
  type StateMachineResource,
  type TableResource,
} from "#infra/laptop/template/PortalResources.ts";
import type { Permissions } from "#infra/laptop/template/permissionsFrom.ts";
import { createUsageMeter } from "#infra/tools/usage/usageMeter.ts";
import { err } from "#domain/result.ts";

export const portalOrigin = "http://127.0.0.1:4960";

type SampleOptions = {
  readonly port: number;
  readonly folder?: string;
  readonly machines?: readonly StateMachineResource[];
  readonly invoke?: InvokeFunction;
  /** Who may do what; without it, every request is signed by the account itself. */
  readonly permissions?: Permissions;
  /** Besides the bucket of the sample. */
  readonly buckets?: readonly string[];
  /** Besides the table of the sample. */
  readonly tables?: readonly TableResource[];
  readonly indexLagMilliseconds?: number;
};

/** The AWS endpoint with one bucket, one table and one secret, on a folder of its own. */
const SAMPLE_KEY = (await rsaKey({ name: "portal seal", bits: 3072 }))
  .export({ type: "pkcs8", format: "pem" })
  .toString();

export async function startSampleAws(options: SampleOptions) {
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), "local-aws-")));
  const endpoint = `http://127.0.0.1:${options.port}`;
  const dynamo = await openDynamo({
    folder: path.join(folder, "dynamodb"),
    indexLagMilliseconds: options.indexLagMilliseconds,
  });
  const meter = createUsageMeter();
  const refusals: string[] = [];
  const iam = createIam({
    permissions: options.permissions ?? {
      rolesByFunction: new Map(),
      keysByResource: new Map(),
      denials: [],
    },
    onRefusal: ({ functionName, action, resource }) => refusals.push(`${functionName} ${action} ${resource}`),
  });
  const stepFunctions = createStepFunctions({
    meter,
    folder: path.join(folder, "step-functions"),
    machines: options.machines ?? [],
    invoke:
      options.invoke ??
      (() => Promise.resolve(err(functionFailed("NoSuchFunction", "the sample has no functions")))),
  });
  if (!stepFunctions.ok) throw new Error(stepFunctions.failure.sentence);
  const server = await startAwsEndpoint(
    {
      dynamo,
      stepFunctions: stepFunctions.value,
      secretsManager: createSecretsManager({
        folder: path.join(folder, "secrets"),
        secrets: [{ name: "portal/sample", arn: "arn:sample", value: "first", generate: undefined }],
        seeds: {},
      }),
      kms: createKms({ keys: [{ id: "seal", arn: "arn:seal" }], privateKey: SAMPLE_KEY }),
      s3: createS3({
        iam,
        folder: path.join(folder, "s3"),
        buckets: [
          {
            name: "uploads",
            corsRules: [
              {
                AllowedOrigins: [portalOrigin],
                AllowedMethods: ["POST", "GET"],
                AllowedHeaders: ["*"],
                ExposedHeaders: ["ETag"],
                MaxAge: 600,
              },
            ],
          },
          ...(options.buckets ?? []).map((name) => ({ name, corsRules: [] })),
        ],
      }),
    },
    { port: options.port, meter, iam, named: { secrets: [], signingKeys: [], stateMachines: [] } },
  );
  const tables = [
    {
      name: "drafts",
      KeySchema: [{ AttributeName: "id", KeyType: "HASH" as const }],
      AttributeDefinitions: [{ AttributeName: "id", AttributeType: "S" as const }],
      BillingMode: "PAY_PER_REQUEST" as const,
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    },
    ...(options.tables ?? []),
  ];
  const created = await createTables(tables, { endpoint });
  if (!created.ok) throw new Error(created.failure.sentence);
  const { accessKeyId, secretAccessKey, region } = localAccount;
  return {
    endpoint,
    folder,
    tables,
    stepFunctions: stepFunctions.value,
    usage: meter.usage,
    accessKeyOf: iam.accessKeyOf,
    refusals,
    client: { endpoint, region, credentials: { accessKeyId, secretAccessKey }, maxAttempts: 1 },
    stop: async (keep?: "keep") => {
      stepFunctions.value.stop();
      await server.stop();
      await dynamo.stop();
      if (keep === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
