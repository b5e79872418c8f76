import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { err, ok, type Result } from "../../../functions/domain/result.ts";
import { startFailed, type StartFailure } from "./StartFailure.ts";

/**
 * Two stacks on one state folder would destroy each other's state; a lock left by a crash is taken over. What people try
 * out lies in it, so other users of the machine cannot look into it.
 */
export function lockStateFolder(folder: string): Result<{ readonly release: () => void }, StartFailure> {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o700);
  const file = path.join(folder, "running.pid");
  const owner = Number(readIfThere(file));
  if (owner > 0 && owner !== process.pid && isRunning(owner)) {
    return err(startFailed(`The portal already runs on ${folder} (process ${owner}): end it first.`));
  }
  writeFileSync(file, String(process.pid));
  return ok({ release: () => rmSync(file, { force: true }) });
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function isRunning(processId: number): boolean {
  try {
    process.kill(processId, 0);
    return true;
  } catch {
    return false;
  }
}
