import { spawnSync } from "node:child_process";

const OLDEST_JAVA = 17;

/** What a tool prints to say that it is there; undefined: it is not, or cannot be run. */
function printedBy(tool: string, word: string): string | undefined {
  const { status, stdout, stderr } = spawnSync(tool, [word], { encoding: "utf8" });
  return status === 0 ? stdout + stderr : undefined;
}

/** One sentence about what has to be installed before Keycloak can be fetched and run; undefined: nothing. */
export function missingTool(): string | undefined {
  const [, version = "0"] = /version "(\d+)/.exec(printedBy("java", "-version") ?? "") ?? [];
  if (Number(version) < OLDEST_JAVA) {
    return `Keycloak needs Java ${OLDEST_JAVA} or newer: install it (Debian: default-jdk-headless).`;
  }
  return printedBy("mvn", "--version") === undefined
    ? "Keycloak is fetched by Maven: install it (Debian: maven)."
    : undefined;
}
