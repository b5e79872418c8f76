import path from "node:path";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { operatorState, operatorCopy } from "#runtime/operator/operatorState.ts";
import type { PortalState } from "#ports/operation/PortalState.ts";
import { destroyState, restoreState, saveState, type MovedState } from "#usecases/operation/restoreState.ts";
import { answered, unable, type CommandAnswer } from "#commands/CommandAnswer.ts";
import { readLocalPortal } from "../readLocalPortal.ts";
import { readWords } from "../readWords.ts";
import { copyAtRest } from "./copyAtRest.ts";
import { stateDifferences, stateFingerprints, type StateDifference } from "./stateFingerprints.ts";

const PAUSE_MILLISECONDS = 1000;
const USAGE = `operator restore-drill [--json]
operator restore-drill save FOLDER | destroy | restore FOLDER [--json]
Copies everything that the portal on this machine (PORT, 4000) knows, deletes it, brings it back and compares; or one of
these alone. Stop using the portal meanwhile. FOLDER holds what people wrote. For AWS see infra/RUNBOOK.md, "Restoring".`;

const wordsSchema = z.object({
  positionals: z.union([
    z.tuple([]),
    z.tuple([z.literal("destroy")]),
    z.tuple([z.enum(["save", "restore"]), z.string().min(1)]),
  ]),
  options: z.object({ json: z.boolean().default(false) }),
});

/** How much was copied, deleted or brought back, and how long that took. */
interface DrillPart {
  readonly tables: number;
  readonly buckets: number;
  readonly items: number;
  /** Of the items those that were over by then. */
  readonly over: number;
  readonly files: number;
  readonly seconds: number;
}
type DrillParts = Partial<Record<"saved" | "deleted" | "restored", DrillPart>>;

/** Shows that what is lost can be had back, at a portal on this machine. */
export async function restoreDrill(args: readonly string[]): Promise<CommandAnswer> {
  const words = wordsSchema.safeParse(readWords(args, { json: { type: "boolean" } }));
  if (!words.success) return unable(USAGE);
  const local = await readLocalPortal("no other: the drill deletes everything");
  if (!local.ok) return unable(local.failure);
  const state = operatorState(local.value, local.value);
  const now = new Date(local.value.now);
  const { positionals, options } = words.data;
  const [task, folder = ""] = positionals;
  const copyIn = () => operatorCopy(path.resolve(folder));
  const answer = (parts: DrillParts) => answered(options, { facts: parts, text: textOf(parts) });
  switch (task) {
    case undefined: {
      const drill = await wholeDrill(state, now);
      if (drill === undefined) return unable("The portal is in use: nothing was deleted.");
      const { differences, ...parts } = drill;
      const text = [textOf(parts), ...differences.map(differenceOf), verdict(differences)].join("\n");
      const drilled = answered(options, { facts: { ...parts, differences }, text });
      return { ...drilled, exitCode: differences.length === 0 ? 0 : 1 };
    }
    case "save": {
      const copy = await copyIn();
      return answer({ saved: await timed(saveState(state, { copy, now })) });
    }
    case "destroy":
      return answer({ deleted: await timed(destroyState(state, now)) });
    case "restore": {
      const copy = await copyIn();
      return answer({ restored: await timed(restoreState(state, { copy, now })) });
    }
  }
}

async function wholeDrill(
  state: PortalState,
  now: Date,
): Promise<(DrillParts & { readonly differences: readonly StateDifference[] }) | undefined> {
  const folder = await mkdtemp(path.join(tmpdir(), "restore-drill-"));
  try {
    const atRest = await copyAtRest(state, {
      now,
      copyOf: (attempt) => operatorCopy(path.join(folder, attempt.toString())),
      save: (copy) => timed(saveState(state, { copy, now })),
      pause: () => setTimeout(PAUSE_MILLISECONDS),
    });
    if (atRest === undefined) return undefined;
    const { copy, before, saved } = atRest;
    const deleted = await timed(destroyState(state, now));
    const restored = await timed(restoreState(state, { copy, now }));
    const differences = stateDifferences(before, await stateFingerprints(state, now));
    return { saved, deleted, restored, differences };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function timed(moving: Promise<MovedState>): Promise<DrillPart> {
  const begun = performance.now();
  const { tables, buckets, items, over, objects } = await moving;
  return {
    tables,
    buckets,
    items,
    over,
    files: objects,
    seconds: Math.round(performance.now() - begun) / 1000,
  };
}

function textOf(parts: DrillParts): string {
  return Object.entries(parts)
    .map(
      ([done, { tables, buckets, items, files, seconds }]) =>
        `${done.charAt(0).toUpperCase()}${done.slice(1)} ${String(items)} items of ${String(tables)} tables and ${String(files)} files of ${String(buckets)} buckets in ${seconds.toFixed(1)} s.`,
    )
    .join("\n");
}

function differenceOf({ place, lost, strange }: StateDifference): string {
  return `${place}: ${String(lost)} lost or changed, ${String(strange)} that were not there like this.`;
}

function verdict(differences: readonly StateDifference[]): string {
  return differences.length === 0
    ? "What is not over is the same as before."
    : "It is NOT the same as before.";
}
