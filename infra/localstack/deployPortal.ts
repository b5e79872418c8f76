import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { KMSClient } from "@aws-sdk/client-kms";
import { PutSecretValueCommand, SecretsManagerClient } from "@aws-sdk/client-secrets-manager";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { synthesizePortal } from "../app.ts";
import { buildFunctions } from "../build/buildFunctions.ts";
import { projectVersion } from "../build/projectVersion.ts";
import type { Surroundings } from "../laptop/supervisor/openSurroundings.ts";
import { startFailed, type StartFailure } from "../laptop/supervisor/StartFailure.ts";
import { localAccount } from "../laptop/template/PortalResources.ts";
import { certifySealKey } from "./certifySealKey.ts";
import { sdkOptions } from "./localStackStores.ts";

/** CDK's own command line with another endpoint. Its output is shown when it fails. */
async function runCdk(
  words: readonly string[],
  awsEndpoint: string,
): Promise<Result<undefined, StartFailure>> {
  const child = spawn(path.join(project, "node_modules/.bin/cdk"), [...words, "--no-notices"], {
    cwd: project,
    env: {
      ...process.env,
      AWS_ENDPOINT_URL: awsEndpoint,
      AWS_ACCESS_KEY_ID: localAccount.accessKeyId,
      AWS_SECRET_ACCESS_KEY: localAccount.secretAccessKey,
      AWS_REGION: localAccount.region,
      CDK_DISABLE_CLI_TELEMETRY: "true",
      CI: "true",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const written: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => written.push(text));
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(-1));
    child.once("close", resolve);
  });
  if (exitCode === 0) return ok(undefined);
  return err(
    startFailed(`${written.join("").trimEnd()}\ncdk ${words.join(" ")} ended with ${String(exitCode)}.`),
  );
}

const project = path.resolve(import.meta.dirname, "../..");
const ENVIRONMENT = `aws://${localAccount.accountId}/${localAccount.region}`;
const outputsSchema = z.record(z.string(), z.record(z.string(), z.string()));

type Deployment = {
  readonly restApiId: string;
  /** Prefix of all names of resources. */ readonly prefix: string;
};

/**
 * Deploys the stacks as an operator does for a state: stores first; then the secrets are filled and the key of the seal
 * gets its certificate, which stands in the settings; then everything else.
 */
export async function deployPortal(
  around: Surroundings,
  buildFolder: string,
): Promise<Result<Deployment, StartFailure>> {
  const { awsEndpoint, settingsFile, settingsWith, portalKeys, seeds } = around;
  const functionsFolder = path.join(buildFolder, "functions");
  const writeSettings = (sealCertificate: string) => {
    writeFileSync(settingsFile, JSON.stringify(settingsWith(sealCertificate), undefined, 2));
  };
  const synthesize = (name: string) => {
    const outdir = path.join(buildFolder, name);
    const environment = { kind: "localstack" } as const;
    const stacks = synthesizePortal({
      settingsFile,
      outdir,
      functionsFolder,
      environment,
      ...projectVersion(),
    });
    return { outdir, stackNames: stacks.map(({ stackName }) => stackName) };
  };
  // Without `--app ''` it would synthesize the app of cdk.json.
  const bootstrapped = runCdk(["bootstrap", "--app", "", ENVIRONMENT], awsEndpoint);
  mkdirSync(buildFolder, { recursive: true });
  writeSettings(portalKeys.seal.certificate);
  await buildFunctions({ root: project, outputFolder: functionsFolder, settingsFile });
  const before = synthesize("cdk.before");
  const bootstrap = await bootstrapped;
  if (!bootstrap.ok) return bootstrap;
  const dataStack = before.stackNames.find((name) => name.endsWith("-data")) ?? "";
  const stores = await deploy([dataStack], { outdir: before.outdir, awsEndpoint });
  if (!stores.ok) return stores;

  await fillSecrets(seeds, awsEndpoint);
  writeSettings(await certifySealKey(new KMSClient(sdkOptions(awsEndpoint))));
  for (const name of readdirSync(functionsFolder))
    copyFileSync(settingsFile, path.join(functionsFolder, name, "settings.json"));
  const { outdir, stackNames } = synthesize("cdk.out");
  const outputsFile = path.join(buildFolder, "outputs.json");
  // LocalStack has no CloudFront: the front of a laptop does what its stack says.
  const deployed = stackNames.filter((name) => !name.endsWith("-frontend"));
  const rest = await deploy([...deployed, "--outputs-file", outputsFile], { outdir, awsEndpoint });
  if (!rest.ok) return rest;
  const outputs = outputsSchema.parse(JSON.parse(readFileSync(outputsFile, "utf8")));
  const restApiId = Object.values(outputs).flatMap(({ RestApiId = [] }) => RestApiId)[0];
  return restApiId === undefined
    ? err(startFailed("The stacks deployed no REST API."))
    : ok({ restApiId, prefix: dataStack.replace(/data$/, "") });
}

function deploy(
  words: readonly string[],
  { outdir, awsEndpoint }: { readonly outdir: string; readonly awsEndpoint: string },
): Promise<Result<undefined, StartFailure>> {
  return runCdk(
    ["deploy", ...words, "--app", outdir, "--require-approval", "never", "--method", "direct"],
    awsEndpoint,
  );
}

async function fillSecrets(seeds: Readonly<Record<string, string>>, awsEndpoint: string): Promise<void> {
  const secrets = new SecretsManagerClient(sdkOptions(awsEndpoint));
  for (const [SecretId, SecretString] of Object.entries(seeds))
    await secrets.send(new PutSecretValueCommand({ SecretId, SecretString }));
}
