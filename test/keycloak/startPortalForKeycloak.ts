import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StateSettings } from "#contract/settings/settings.ts";
import { openPortalKeys, type PortalKeys } from "#infra/laptop/settings/openPortalKeys.ts";
import { type LocalPortal, startLocalPortal } from "#infra/laptop/supervisor/startLocalPortal.ts";
import { withoutPages } from "../fixtures/withoutPages.ts";

const PORT = 4970;
export const PORTAL_URL = `http://127.0.0.1:${PORT}`;
/** Kept between runs: keys are slow to make. */
const STATE = path.join(import.meta.dirname, "../../.local/keycloak/portal");

/** The keys that the portal will have: the provider gets their certificates before it starts. */
export function keysOfPortal(): Promise<PortalKeys> {
  mkdirSync(STATE, { recursive: true });
  return openPortalKeys(STATE);
}

/** Starts the portal as `npm start -- --settings <file> --secrets <file>` does. */
export async function startPortalForKeycloak(
  settings: StateSettings,
  secrets: Readonly<Record<string, object>>,
): Promise<LocalPortal> {
  const settingsFile = path.join(STATE, "with-keycloak.json");
  const secretsFile = path.join(STATE, "secrets.json");
  writeFileSync(settingsFile, JSON.stringify(settings));
  writeFileSync(secretsFile, JSON.stringify(secrets), { mode: 0o600 });
  const started = await startLocalPortal(
    { port: PORT, stateFolder: STATE, fresh: false, settings: settingsFile, secrets: secretsFile },
    { builder: withoutPages, tell: () => undefined },
  );
  if (!started.ok) throw new Error(started.failure.sentence);
  return started.value;
}
