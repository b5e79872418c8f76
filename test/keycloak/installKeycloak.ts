import { spawn } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

const FOLDER = path.join(import.meta.dirname, "../../.local/keycloak/server");
const LOG = path.join(FOLDER, "../install.log");

/** It lives for a minute: what makes code fast in the long run costs more than it brings. */
export const JAVA_OPTIONS = "-Xms64m -Xmx1g -XX:TieredStopAtLevel=1 -XX:+UseSerialGC";

/** What no test asks for: without it, a start takes a quarter less. */
const NOT_NEEDED = [
  ...["account", "account-api", "admin", "admin-fine-grained-authz", "authorization", "ciba"],
  ...[
    "client-policies",
    "declarative-ui",
    "device-flow",
    "docker",
    "identity-brokering-api",
    "impersonation",
  ],
  ...["kerberos", "organization", "par", "passkeys", "recovery-codes", "token-exchange-standard"],
  ...["twitter-broker", "update-email", "user-event-metrics", "web-authn", "workflows"],
];
const BUILD = ["build", "--db=dev-mem", `--features-disabled=${NOT_NEEDED.join(",")}`];

/**
 * The folder of Keycloak, fetched by Maven in the version of `pom.xml` and built for its start. Done once and kept: a
 * file written at the end says of what version and how it was built, so that half of it is never taken for all.
 */
export async function installKeycloak(): Promise<string> {
  const pom = readFileSync(path.join(import.meta.dirname, "pom.xml"), "utf8");
  const version = /<keycloak\.version>([\d.]+)</.exec(pom)?.[1] ?? "";
  const home = path.join(FOLDER, `keycloak-${version}`);
  const done = path.join(FOLDER, "installed.txt");
  const what = [version, ...BUILD].join(" ");
  if (existsSync(done) && readFileSync(done, "utf8") === what) return home;
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const fetched = (): Promise<boolean> => succeeds("mvn", ["-q", "-B", "dependency:unpack"]);
  // The registry of Java may be slow to answer once.
  if (!((await fetched()) || (await fetched()))) throw new Error(`Keycloak cannot be fetched: ${LOG}`);
  if (!(await succeeds(path.join(home, "bin/kc.sh"), BUILD))) {
    throw new Error(`Keycloak cannot be built: ${LOG}`);
  }
  writeFileSync(done, what);
  return home;
}

async function succeeds(command: string, words: readonly string[]): Promise<boolean> {
  const log = openSync(LOG, "a");
  const code = await new Promise<number | null>((resolve) => {
    const child = spawn(command, words, {
      cwd: import.meta.dirname,
      env: { ...process.env, JAVA_OPTS: JAVA_OPTIONS },
      stdio: ["ignore", log, log],
    });
    child.once("error", () => {
      resolve(null);
    });
    child.once("exit", resolve);
  });
  closeSync(log);
  return code === 0;
}
