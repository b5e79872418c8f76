import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const ROOT = path.join(import.meta.dirname, "../..");
const packageSchema = z.object({ version: z.string() });

export interface ProjectVersion {
  readonly version: string;
  /** Short hash of the commit; `source` where the sources came without their history. */
  readonly commit: string;
}

/** What `GET /api/version` answers. */
export function projectVersion(): ProjectVersion {
  const manifest: unknown = JSON.parse(readFileSync(path.join(ROOT, "package.json"), "utf8"));
  return { version: packageSchema.parse(manifest).version, commit: commitOfProject() };
}

function commitOfProject(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short=7", "HEAD"], {
      cwd: ROOT,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    // A source archive without its history.
    return "source";
  }
}
