import { mkdirSync, readdirSync, readFileSync, rmSync, existsSync, renameSync, writeFileSync } from "node:fs";
import { join, dirname } from "node:path";
import type { z } from "zod";

export interface JsonStore<Stored> {
  readonly all: () => readonly Stored[];
  readonly get: (id: string) => Stored | undefined;
  readonly save: (changed: Stored) => void;
  readonly forget: (id: string) => void;
}

/** One JSON file each, all of them in memory; every change is on the disk before it is answered and survives a restart. */
export function openJsonStore<Stored>(
  folder: string,
  options: {
    readonly schema: z.ZodType<Stored>;
    readonly idOf: (stored: Stored) => string;
    /** Name of the file of an id, without its ending; the id itself where it is safe in a path. */
    readonly nameOf?: (id: string) => string;
  },
): JsonStore<Stored> {
  const fileOf = (id: string): string => join(folder, `${options.nameOf?.(id) ?? id}.json`);
  mkdirSync(folder, { recursive: true });
  const kept = new Map<string, Stored>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".json"))) {
    const read = options.schema.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
    kept.set(options.idOf(read), read);
  }
  return {
    all: () => [...kept.values()],
    get: (id) => kept.get(id),
    save: (changed) => {
      writeFileAtomically(fileOf(options.idOf(changed)), JSON.stringify(changed));
      kept.set(options.idOf(changed), changed);
    },
    forget: (id) => {
      kept.delete(id);
      rmSync(fileOf(id), { force: true });
    },
  };
}

/** Keys and secrets of the state folder: made at the first start and kept; made anew where an earlier version kept others. */
export async function openKept<Kept>(
  file: string,
  { schema, make }: { readonly schema: z.ZodType<Kept>; readonly make: () => Kept | Promise<Kept> },
): Promise<Kept> {
  const kept = existsSync(file) ? schema.safeParse(JSON.parse(readFileSync(file, "utf8"))) : undefined;
  if (kept?.success === true) return kept.data;
  const made = await make();
  writeFileAtomically(file, `${JSON.stringify(made, undefined, 2)}\n`);
  return made;
}

/** A reader or a restart sees the old content or the new one, never half. Readable by the owner only. */
export function writeFileAtomically(path: string, content: string | Uint8Array): void {
  mkdirSync(dirname(path), { recursive: true });
  const draft = `${path}.new`;
  writeFileSync(draft, content, { mode: 0o600 });
  renameSync(draft, path);
}
