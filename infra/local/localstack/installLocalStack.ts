import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { startFailed, type StartFailure } from "../supervisor/StartFailure.ts";

const folder = import.meta.dirname;
/** What decides what is installed. */
const ingredients = ["install.sh", "constraints.txt", "dynamodb/*.java", "executor/**/*.{py,mjs,toml}"];

/** Runs `install.sh` where it has not run with the same ingredients. */
export async function installLocalStack(
  home: string,
  tell: (sentence: string) => void,
): Promise<Result<undefined, StartFailure>> {
  const hash = createHash("sha256");
  for (const file of globSync(ingredients, { cwd: folder }).sort())
    hash.update(file).update(readFileSync(path.join(folder, file)));
  const key = hash.digest("hex");
  const mark = path.join(home, "installed");
  if (existsSync(mark) && readFileSync(mark, "utf8") === key) return ok(undefined);
  tell("Installing LocalStack 4.14.0 from PyPI and npm; this takes a minute.");
  const child = spawn(path.join(folder, "install.sh"), {
    env: { ...process.env, PORTAL_LOCALSTACK_DIR: home },
    // Standard output belongs to the one line that says the portal is ready.
    stdio: ["ignore", 2, 2],
  });
  const exitCode = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(-1));
    child.once("exit", resolve);
  });
  if (exitCode !== 0) return err(startFailed("LocalStack cannot be installed; the reason stands above."));
  writeFileSync(mark, key);
  return ok(undefined);
}
