import { generateKeyPairSync } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createTables } from "../../../infra/local/aws/dynamodb/createTables.ts";
import { openDynamo } from "../../../infra/local/aws/dynamodb/openDynamo.ts";
import { createKms } from "../../../infra/local/aws/kms/createKms.ts";
import { createS3 } from "../../../infra/local/aws/s3/createS3.ts";
import { createSecretsManager } from "../../../infra/local/aws/secrets-manager/createSecretsManager.ts";
import { startAwsEndpoint } from "../../../infra/local/aws/startAwsEndpoint.ts";
import { createStepFunctions } from "../../../infra/local/aws/step-functions/createStepFunctions.ts";
import { functionFailed, type InvokeFunction } from "../../../infra/local/lambda/InvokeFunction.ts";
import { localAccount } from "../../../infra/local/template/localAccount.ts";
import type { StateMachineResource } from "../../../infra/local/template/PortalResources.ts";
import { createUsageMeter } from "../../../infra/local/usage/createUsageMeter.ts";
import { err } from "../../../functions/domain/result.ts";

export const portalOrigin = "http://127.0.0.1:4960";

type SampleOptions = {
  readonly port: number;
  readonly folder?: string;
  readonly machines?: readonly StateMachineResource[];
  readonly invoke?: InvokeFunction;
};

/** The AWS endpoint with one bucket, one table and one secret, on a folder of its own. */
const SAMPLE_KEY = generateKeyPairSync("rsa", { modulusLength: 2048 })
  .privateKey.export({ type: "pkcs8", format: "pem" })
  .toString();

export async function startSampleAws(options: SampleOptions) {
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), "local-aws-")));
  const endpoint = `http://127.0.0.1:${options.port}`;
  const dynamo = await openDynamo({ folder: path.join(folder, "dynamodb") });
  const meter = createUsageMeter();
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
        ],
      }),
    },
    { port: options.port, meter },
  );
  const tables = [
    {
      name: "drafts",
      KeySchema: [{ AttributeName: "id", KeyType: "HASH" as const }],
      AttributeDefinitions: [{ AttributeName: "id", AttributeType: "S" as const }],
      BillingMode: "PAY_PER_REQUEST" as const,
      TimeToLiveSpecification: { AttributeName: "expiresAt", Enabled: true },
    },
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
    client: { endpoint, region, credentials: { accessKeyId, secretAccessKey }, maxAttempts: 1 },
    stop: async (keep?: "keep") => {
      stepFunctions.value.stop();
      await server.stop();
      await dynamo.stop();
      if (keep === undefined) await rm(folder, { recursive: true, force: true });
    },
  };
}
