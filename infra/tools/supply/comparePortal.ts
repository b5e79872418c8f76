import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { versionOperations } from "#contract/version.ts";
import { buildFunctions } from "#infra/build/buildFunctions.ts";
import { functionDigests } from "#infra/build/functionDigests.ts";
import { projectVersion } from "#infra/build/projectVersion.ts";
import { compareDigests } from "./compareDigests.ts";

const ROOT = path.join(import.meta.dirname, "../../..");
const USAGE = "Usage: npm run compare -- <address of a portal>";

/** Builds the functions of this checkout and compares them with those of a running portal. */
async function comparePortal(address: string): Promise<number> {
  const answer = await fetch(new URL("/api/version", address));
  const running = versionOperations.getVersion.response.parse(await answer.json());
  const { commit } = projectVersion();
  const folder = mkdtempSync(path.join(tmpdir(), "compare-"));
  try {
    // Settings are no part of a digest; some have to be there.
    const settingsFile = path.join(ROOT, "infra/states/demo/settings.json");
    await buildFunctions({ root: ROOT, outputFolder: folder, settingsFile });
    const { same, lines } = compareDigests(running.functions, functionDigests(folder));
    const of = `The portal says that it is commit ${running.commit}; this checkout is ${commit}.`;
    process.stdout.write(`${[of, ...lines].join("\n")}\n`);
    return same ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [address] = process.argv.slice(2);
if (address === undefined || !URL.canParse(address)) {
  process.stderr.write(`${USAGE}\n`);
  process.exitCode = 2;
} else {
  process.exitCode = await comparePortal(address);
}
