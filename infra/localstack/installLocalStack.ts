import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { err, ok, type Result } from "#domain/result.ts";
import { composeService, inContainer } from "./processes/localStackContainer.ts";
import { startFailed, type StartFailure } from "../laptop/supervisor/StartFailure.ts";

const folder = import.meta.dirname;
const project = path.resolve(folder, "../..");
/** Where it is installed. */
export const LOCALSTACK_HOME = path.join(project, ".local/localstack");
/** What decides what is installed. */
const ingredients = ["install.sh", "constraints.txt", "dynamodb/*.java", "executor/**/*.{py,mjs,toml}"];

/** Runs `install.sh` where it has not run with the same ingredients. */
export async function installLocalStack(
  home: string,
  tell: (sentence: string) => void,
): Promise<Result<undefined, StartFailure>> {
  if (inContainer()) return built(tell);
  const hash = createHash("sha256");
  for (const file of globSync(ingredients, { cwd: folder }).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  const key = hash.digest("hex");
  const mark = path.join(home, "installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === key) return ok(undefined);
  tell("Installing LocalStack 4.14.0 from PyPI and npm; this takes a minute.");
  const exitCode = await run([path.join(folder, "install.sh")], { PORTAL_LOCALSTACK_DIR: home });
  if (exitCode !== 0)
    return err(
      startFailed(
        "LocalStack cannot be installed; the reason stands above. With Docker it runs without Python and Java: PORTAL_LOCALSTACK=container npm run localstack.",
      ),
    );
  writeFileSync(mark, key);
  return ok(undefined);
}

/** The image of `compose.yaml`; Docker itself knows what of it is up to date. */
async function built(tell: (sentence: string) => void): Promise<Result<undefined, StartFailure>> {
  if ((await run(["docker", "info", "--format", "{{.ServerVersion}}"], {})) !== 0)
    return err(startFailed("No Docker daemon answers: start it, or leave PORTAL_LOCALSTACK away."));
  tell("Building the image of LocalStack 4.14.0; the first time takes some minutes.");
  const exitCode = await run(["docker", "compose", "build", "--quiet", composeService(process)], {});
  return exitCode === 0
    ? ok(undefined)
    : err(startFailed("The image cannot be built; the reason stands above."));
}

function run(
  [command = "", ...words]: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<number | null> {
  const child = spawn(command, words, {
    cwd: project,
    env: { ...process.env, ...environment },
    // Standard output belongs to the one line that says the portal is ready.
    stdio: ["ignore", 2, 2],
  });
  return new Promise((resolve) => {
    child.once("error", () => resolve(-1));
    child.once("exit", resolve);
  });
}
