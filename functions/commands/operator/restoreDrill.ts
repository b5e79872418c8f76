import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { z } from "zod";
import { operatorCopy } from "../../runtime/operatorCopy.ts";
import { operatorState } from "../../runtime/operatorState.ts";
import type { PortalState } from "../../ports/PortalState.ts";
import { destroyState, restoreState, saveState } from "../../usecases/restore/restoreState.ts";
import { refused, said, unable, type CommandAnswer } from "../CommandAnswer.ts";
import { readLocalPortal } from "./readLocalPortal.ts";
import { readWords } from "./readWords.ts";
import { stateDigest } from "./stateDigest.ts";

const USAGE = `operator restore-drill
operator restore-drill save FOLDER | destroy | restore FOLDER
Copies everything that the portal on this machine (PORT, 4000) knows, deletes it, brings it back and compares; or one of
these alone. Stop using the portal meanwhile. FOLDER holds what people wrote. For AWS see infra/RUNBOOK.md.`;

const wordsSchema = z.object({
  positionals: z.union([
    z.tuple([]),
    z.tuple([z.literal("destroy")]),
    z.tuple([z.enum(["save", "restore"]), z.string().min(1)]),
  ]),
});

/** Shows that what is lost can be had back, at a portal on this machine. */
export async function restoreDrill(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, {}));
  if (!words.success) return unable(USAGE);
  const local = await readLocalPortal("no other: the drill deletes everything");
  if (!local.ok) return unable(local.failure);
  const state = operatorState(local.value, local.value);
  const now = new Date(local.value.now);
  const [task, folder = ""] = words.data.positionals;
  switch (task) {
    case undefined:
      return wholeDrill(state, now);
    case "save":
      return said(counted("Saved", await saveState(state, await operatorCopy(path.resolve(folder)))));
    case "destroy":
      return said(counted("Deleted", await destroyState(state)));
    case "restore": {
      const copy = await operatorCopy(path.resolve(folder));
      return said(counted("Restored", await restoreState(state, { copy, now })));
    }
  }
}

async function wholeDrill(state: PortalState, now: Date): Promise<CommandAnswer> {
  const folder = await mkdtemp(path.join(tmpdir(), "restore-drill-"));
  try {
    const copy = await operatorCopy(folder);
    const before = await stateDigest(state, now);
    const saved = await saveState(state, copy);
    const begun = performance.now();
    const destroyed = await destroyState(state);
    const restored = await restoreState(state, { copy, now });
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const after = await stateDigest(state, now);
    const lines = [
      counted("Saved", saved),
      counted("Deleted", destroyed),
      `${counted("Restored", restored)} Deleting and restoring took ${seconds} s.`,
    ].join("\n");
    return before === after
      ? said(`${lines}\nWhat is not over is the same as before.`)
      : refused(`${lines}\nIt is NOT the same as before.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function counted(
  done: string,
  { items, objects }: { readonly items: number; readonly objects: number },
): string {
  return `${done} ${items.toString()} items and ${objects.toString()} files.`;
}
