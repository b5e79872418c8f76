import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { TEST_MILLISECONDS } from "../gate/BOUNDS.ts";
import { JAVA_OPTIONS } from "./installKeycloak.ts";
import type { Realm } from "./realms/realmOf.ts";

/** Busy processors make a start of 15 seconds several times as long. */
const ASK_EVERY_MILLISECONDS = 250;
const LOG = path.join(import.meta.dirname, "../../.local/keycloak/keycloak.log");

export interface Keycloak {
  readonly url: string;
  /** Client that may do everything at it. */
  readonly administrator: { readonly clientId: string; readonly clientSecret: string };
}

/** Starts what was installed in `home`, always empty but for the realms; answers it when all of them answer. */
export async function startKeycloak(
  home: string,
  { url, realms }: { readonly url: string; readonly realms: readonly Realm[] },
): Promise<Keycloak & { readonly stop: () => Promise<void> }> {
  const imported = path.join(home, "data/import");
  rmSync(path.join(home, "data"), { recursive: true, force: true });
  mkdirSync(imported, { recursive: true });
  for (const realm of realms) {
    writeFileSync(path.join(imported, `${realm.realm}-realm.json`), JSON.stringify(realm, undefined, 2));
  }
  if (await answers(url)) throw new Error(`Something answers at ${url} already: end it.`);
  const administrator = { clientId: "tests", clientSecret: randomBytes(24).toString("base64url") };
  const log = openSync(LOG, "w");
  const child = spawn(
    path.join(home, "bin/kc.sh"),
    [
      ...["start", "--optimized", "--import-realm", "--cache=local"],
      ...["--http-enabled=true", "--http-host=127.0.0.1", `--http-port=${new URL(url).port}`],
      `--hostname=${url}`,
    ],
    {
      env: {
        ...process.env,
        JAVA_OPTS: JAVA_OPTIONS,
        KC_BOOTSTRAP_ADMIN_CLIENT_ID: administrator.clientId,
        KC_BOOTSTRAP_ADMIN_CLIENT_SECRET: administrator.clientSecret,
      },
      stdio: ["ignore", log, log],
    },
  );
  closeSync(log);
  const stop = (): Promise<void> => ended(child);
  const places = realms.map(({ realm }) => `${url}/realms/${realm}`);
  for (let waited = 0; waited < TEST_MILLISECONDS; waited += ASK_EVERY_MILLISECONDS) {
    const ready = await Promise.all(places.map(answers));
    if (ready.every(Boolean)) return { url, administrator, stop };
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MILLISECONDS));
  }
  await stop();
  const last = readFileSync(LOG, "utf8").trimEnd().split("\n").slice(-5).join("\n");
  throw new Error(`Keycloak did not start; ${LOG} ends with:\n${last}`);
}

async function answers(address: string): Promise<boolean> {
  try {
    return (await fetch(address)).ok;
  } catch {
    return false;
  }
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = new Promise((resolve) => child.once("exit", resolve));
  // The script hands it on to the server, which would otherwise keep running.
  child.kill("SIGTERM");
  await exit;
}
