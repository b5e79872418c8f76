import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

export interface BuildIdentity {
  readonly id: string;
  readonly timestamp: number;
  readonly version: string;
  readonly commit: string;
}

const packageSchema = z.object({ version: z.string() });

/** What was built: shown in the footer, compared by running pages to notice that a newer build is there. */
export function buildIdentity(rootDir: string): BuildIdentity {
  const { version } = packageSchema.parse(
    JSON.parse(readFileSync(path.join(rootDir, "package.json"), "utf8")),
  );
  const timestamp = Date.now();
  const commit = commitOf(rootDir);
  return { id: `${commit}-${timestamp.toString(36)}`, timestamp, version, commit };
}

function commitOf(rootDir: string): string {
  try {
    const git = execFileSync("git", ["rev-parse", "--short=7", "HEAD"], {
      cwd: rootDir,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return git.toString().trim();
  } catch {
    // A source archive without its history: the version alone has to do.
    return "source";
  }
}
