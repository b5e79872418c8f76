import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { type LocalPortal, startLocalPortal } from "#infra/laptop/supervisor/startLocalPortal.ts";
import { settingsJson } from "#test/fixtures/settingsJson.ts";
import { withoutPages } from "#test/fixtures/withoutPages.ts";

const STATES = path.resolve(import.meta.dirname, "../../../.local");
const settingsSchema = z.looseObject({ server: z.looseObject({}) });

/** A portal of the demo state, without pages, whose server differs by this. Stopping it takes all away that it stored. */
export async function startPortalWith(
  port: number,
  server: Readonly<Record<string, unknown>>,
): Promise<Pick<LocalPortal, "url" | "stop">> {
  mkdirSync(STATES, { recursive: true });
  const folder = mkdtempSync(path.join(STATES, "own-"));
  const settings = path.join(folder, "settings.json");
  const demo = settingsSchema.parse(settingsJson("demo"));
  writeFileSync(settings, JSON.stringify({ ...demo, server: { ...demo.server, ...server } }));
  const started = await startLocalPortal(
    { port, stateFolder: path.join(folder, "state"), fresh: false, settings },
    { builder: withoutPages, tell: () => undefined },
  );
  if (!started.ok) throw new Error(started.failure.sentence);
  const { url, stop } = started.value;
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
