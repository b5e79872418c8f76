import { spawn } from "node:child_process";
import path from "node:path";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { startFailed, type StartFailure } from "../supervisor/StartFailure.ts";
import { localAccount } from "../template/localAccount.ts";

const project = path.resolve(import.meta.dirname, "../../..");

/** CDK's own command line, told of nothing but another address. What it writes is shown when it fails. */
export async function runCdk(
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
