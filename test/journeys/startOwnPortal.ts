import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { StateSettings } from "#contract/settings/settings.ts";
import { readStateSettings } from "#infra/tools/settings/readStateSettings.ts";
import { LAPTOP_PATIENCE } from "../gate/BOUNDS.ts";

const ROOT = path.join(import.meta.dirname, "../..");

export type StateName = "demo" | "nw" | "rp";

export interface OwnPortal {
  readonly port: number;
  /** Folder of its state, in `.local`. */
  readonly name: string;
  /** Whose portal; without it that of the demo state. */
  readonly state?: StateName;
  /** What differs from the settings of the state. */
  readonly change: (settings: StateSettings) => StateSettings;
  /** Lines of the operator's table of places. */
  readonly places?: string;
  /** Texts of further languages, by their codes. */
  readonly languages?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** What the state adds as files, by their paths in its folder (`infra/states/README.md`). */
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

/** Starts a portal for journeys that need another one than all others share. Answers how it is stopped. */
export async function startOwnPortal({
  port,
  name,
  state = "demo",
  change,
  places,
  languages = {},
  files,
}: OwnPortal): Promise<() => Promise<void>> {
  const folder = path.join(ROOT, ".local", name);
  mkdirSync(folder, { recursive: true });
  const settings = path.join(folder, "settings.json");
  const own = readStateSettings(path.join(ROOT, `infra/states/${state}/settings.json`));
  writeFileSync(settings, JSON.stringify(change(own)));
  const placesFile = path.join(folder, "places.tsv");
  if (places !== undefined) writeFileSync(placesFile, places);
  for (const [code, texts] of Object.entries(languages))
    writeFileSync(path.join(folder, `${code}.json`), JSON.stringify(texts));
  const stateFolder = path.join(folder, "of-state");
  const maps = path.join(ROOT, "infra/states", state, "maps");
  if (existsSync(maps)) cpSync(maps, path.join(stateFolder, "maps"), { recursive: true });
  for (const [name, content] of Object.entries(files ?? {})) {
    mkdirSync(path.dirname(path.join(stateFolder, name)), { recursive: true });
    writeFileSync(path.join(stateFolder, name), content);
  }
  const portal = spawn(
    process.execPath,
    ["infra/laptop/start.mjs", "--fresh", "--state", path.join(folder, "state"), "--settings", settings],
    {
      cwd: ROOT,
      env: {
        ...process.env,
        PORT: port.toString(),
        LAPTOP_PATIENCE,
        LANGUAGES_FOLDER: folder,
        ...(places !== undefined && { PLACES_FILE: placesFile }),
        ...(files !== undefined && { STATE_FOLDER: stateFolder }),
      },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  await Promise.race([once(portal.stdout, "data"), once(portal, "exit")]);
  if (portal.exitCode !== null) throw new Error(`the portal ${name} did not start`);
  return async () => {
    portal.kill("SIGTERM");
    await once(portal, "exit");
  };
}
