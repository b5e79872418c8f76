import path from "node:path";
import { ok, type Result } from "#domain/result.ts";
import { createTables } from "../aws/dynamodb/callDynamo.ts";
import { expireItems } from "../aws/dynamodb/expireItems.ts";
import { openDynamo } from "../aws/dynamodb/openDynamo.ts";
import { createIam } from "../aws/iam/createIam.ts";
import { recordRights } from "../aws/iam/recordRights.ts";
import { createKms } from "../aws/kms/createKms.ts";
import { createS3, type S3 } from "../aws/s3/createS3.ts";
import { createSecretsManager } from "../aws/secrets-manager/createSecretsManager.ts";
import { startAwsEndpoint } from "../aws/startAwsEndpoint.ts";
import { createStepFunctions, type StepFunctions } from "../aws/step-functions/createStepFunctions.ts";
import type { LocalClock } from "../clock/localClock.ts";
import { createFunctionPool, type FunctionPool } from "../lambda/createFunctionPool.ts";
import type { FunctionLogs } from "../lambda/openFunctionLogs.ts";
import type { PortalResources } from "../template/PortalResources.ts";
import type { UsageMeter } from "#infra/tools/usage/usageMeter.ts";
import type { Closers } from "./startWithClosers.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

export type AwsServices = {
  readonly s3: S3;
  readonly stepFunctions: StepFunctions;
  readonly pool: FunctionPool;
};

const expireEveryMilliseconds = 60_000;

/** Stores, functions and state machines of the templates, behind the AWS endpoint. */
export async function startAwsServices(
  resources: PortalResources,
  options: {
    readonly port: number;
    readonly stateFolder: string;
    readonly indexLagMilliseconds: number | undefined;
    readonly seeds: Readonly<Record<string, string>>;
    /** PEM of the key that the key service signs with. */
    readonly sealKey: string;
    readonly clock: LocalClock;
    readonly logs: FunctionLogs;
    readonly meter: UsageMeter;
    readonly closers: Closers;
  },
): Promise<Result<AwsServices, StartFailure>> {
  const { port, stateFolder, closers, meter } = options;
  const endpoint = `http://127.0.0.1:${port}`;
  const rightsFolder = process.env["RIGHTS_FOLDER"];
  const iam = createIam({
    permissions: resources.permissions,
    onUse: rightsFolder === undefined ? undefined : recordRights(resources.permissions, rightsFolder),
    onRefusal: ({ functionName, action, resource }) => {
      const line = {
        time: new Date().toISOString(),
        level: "ERROR",
        message: "not-authorized",
        action,
        resource,
      };
      options.logs.write(functionName, JSON.stringify({ ...line, functionName }));
    },
  });
  const pool = createFunctionPool({
    accessKeyOf: iam.accessKeyOf,
    functions: resources.functions,
    awsEndpoint: endpoint,
    sharedClockOffset: options.clock.sharedOffset,
    logs: options.logs,
    meter,
  });
  const stepFunctions = createStepFunctions({
    folder: path.join(stateFolder, "step-functions"),
    machines: resources.stateMachines,
    invoke: pool.invoke,
    meter,
  });
  if (!stepFunctions.ok) return { ok: false, failure: startFailed(stepFunctions.failure.sentence) };
  const dynamo = await openDynamo({
    folder: path.join(stateFolder, "dynamodb"),
    indexLagMilliseconds: options.indexLagMilliseconds,
  });
  closers.add(() => dynamo.stop());
  const s3 = createS3({ folder: path.join(stateFolder, "s3"), buckets: resources.buckets, iam });
  const secretsManager = createSecretsManager({
    folder: path.join(stateFolder, "secrets"),
    secrets: resources.secrets,
    seeds: options.seeds,
  });
  const kms = createKms({ keys: resources.signingKeys, privateKey: options.sealKey });
  const server = await startAwsEndpoint(
    { dynamo, s3, secretsManager, kms, stepFunctions: stepFunctions.value },
    { port, meter, iam, named: resources },
  );
  closers.add(() => server.stop());
  // Stopped before the endpoint: a function that is still writing should not meet a closed door.
  closers.add(() => pool.stop());
  closers.add(() => stepFunctions.value.stop());
  const created = await createTables(resources.tables, { endpoint });
  if (!created.ok) return { ok: false, failure: startFailed(created.failure.sentence) };
  const expire = () => {
    // Fails only while the stack is being ended; the result is not needed then.
    expireItems(resources.tables, { endpoint }).catch(() => undefined);
  };
  const expiry = setInterval(expire, expireEveryMilliseconds);
  closers.add(() => clearInterval(expiry));
  return ok({ s3, stepFunctions: stepFunctions.value, pool });
}
