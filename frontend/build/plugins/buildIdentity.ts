import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { RouteRules } from "#ui/builds/readRules.ts";
import { everyRoute } from "#ui/app/everyRoute.ts";
import type { PrefixStrategy } from "#ui/navigation/localePath.ts";
import { CONTENT_PAGES } from "#ui/navigation/routes.ts";

export interface BuildIdentity {
  readonly id: string;
  readonly timestamp: number;
  readonly version: string;
  readonly commit: string;
}

const packageSchema = z.object({ version: z.string() });

/**
 * What was built: shown in the footer, compared by running pages to notice that a newer build is there. The same commit
 * with the same settings is the same build, to the byte; what is not committed has the time in its name.
 */
export function buildIdentity(rootDir: string, settings: string): BuildIdentity {
  const { version } = packageSchema.parse(
    JSON.parse(readFileSync(path.join(rootDir, "package.json"), "utf8")),
  );
  const committed = committedIn(rootDir);
  if (committed === undefined) {
    const timestamp = Date.now();
    const commit = git(rootDir, ["rev-parse", "--short=7", "HEAD"]) ?? "source";
    return { id: `${commit}-${timestamp.toString(36)}`, timestamp, version, commit };
  }
  const { commit, timestamp } = committed;
  const digest = createHash("sha256").update(settings).digest("hex").slice(0, 8);
  return { id: `${commit}-${digest}`, timestamp, version, commit };
}

/** The commit that the sources are, without a change, and its time. */
function committedIn(rootDir: string): { readonly commit: string; readonly timestamp: number } | undefined {
  if (git(rootDir, ["status", "--porcelain"]) !== "") return undefined;
  const [commit, seconds] = git(rootDir, ["log", "-1", "--abbrev=7", "--format=%h %ct"])?.split(" ") ?? [];
  return commit === undefined ? undefined : { commit, timestamp: Number(seconds) * 1000 };
}

/** Undefined for a source archive without its history. */
function git(rootDir: string, words: readonly string[]): string | undefined {
  try {
    const answer = execFileSync("git", words, { cwd: rootDir, stdio: ["ignore", "pipe", "ignore"] });
    return answer.toString().trim();
  } catch {
    return undefined;
  }
}

/** As the settings name them. */
interface SpokenLanguages {
  readonly prefixStrategy: PrefixStrategy;
  readonly locales: readonly { readonly code: string }[];
}

/** The pages of a build under the addresses of its settings, for windows in which an older one runs. */
export function routeRules(
  { id, timestamp }: Pick<BuildIdentity, "id" | "timestamp">,
  { prefixStrategy, locales }: SpokenLanguages,
): RouteRules {
  const codes = locales.map(({ code }) => code);
  const routes = everyRoute(codes, prefixStrategy).map(({ name, path, layout, pageId }) => ({
    name,
    path,
    meta: { layout },
    prerendered: CONTENT_PAGES.includes(pageId),
  }));
  return { id, timestamp, routes };
}
