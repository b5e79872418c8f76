import {
  isLatePart,
  mayBeDestroyed,
  mayBeOwnerless,
  namesUpload,
} from "#domain/attachments/ownerlessFiles.ts";
import { needsSealed } from "#domain/sending/deliveryChecks.ts";
import type { HeldKey, KeyRing } from "#ports/application/ProcessRepository.ts";
import type { Ports } from "#ports/Ports.ts";
import type { StoredFile, StoredFiles } from "#ports/attachments/AttachmentStore.ts";
import { POSTBOX_SUFFIX } from "../sending/postbox/PostboxSending.ts";
import { type Worked, workThrough } from "../operation/workThrough.ts";

type OwnerPorts = Pick<Ports, "processes" | "submissions" | "clock" | "log">;

export interface OwnedStores {
  readonly uploads: StoredFiles;
  readonly results: StoredFiles;
  readonly sealed: StoredFiles;
  readonly keys: KeyRing;
}
type Bucket = Exclude<keyof OwnedStores, "keys">;

const KINDS = ["uploads", "results", "sealed", "keys"] as const;
/** Files that belong to no application: blank forms, generated once a day and shared by all. */
const SHARED = "blank-forms";
/** Each run begins at another sixteenth of the keys, which are random: what one run has no time for, another begins with. */
const STARTS = "0123456789abcdef";
const RUN_MILLISECONDS = 15 * 60_000;

/**
 * Compares buckets and keys with the tables and deletes what has no owner. No such file should exist: a removal deletes
 * the files before the item. Files found are counted and raise an alarm; only late parts of uploads and files of questions
 * that no longer apply are deleted without one, and so are keys: whatever ended between key and item left one. Stores
 * take turns at being the first: a run may have time for one only.
 */
export async function removeOwnerlessFiles(
  ports: OwnerPorts,
  { stores, begunAt }: { readonly stores: OwnedStores; readonly begunAt: Date },
): Promise<number> {
  const { clock, log } = ports;
  const run = Math.floor(begunAt.getTime() / RUN_MILLISECONDS);
  const turn = run % KINDS.length;
  // So that whichever is the first begins everywhere in the end.
  const start = STARTS.charAt((run + Math.floor(run / KINDS.length)) % STARTS.length);
  const unfinished: (keyof OwnedStores)[] = [];
  let ownerless = 0;
  let removed = 0;
  const inBucket = (kind: Bucket): Promise<Worked> => {
    const bucket = stores[kind];
    const pages = bucket.pages(start);
    return workThrough(ownersIn(pages, clock), {
      clock,
      begunAt,
      each: async (owner) => {
        const found = await withoutOwner(ports, { kind, bucket, owner });
        ownerless += found.count;
        await bucket.delete(found.keys);
        return found.keys.length > 0;
      },
    });
  };
  for (const kind of [...KINDS.slice(turn), ...KINDS.slice(0, turn)]) {
    const { done, isFinished } =
      kind === "keys"
        ? await workThrough(stores.keys.pages(), {
            clock,
            begunAt,
            each: (key) => isDestroyed(ports, { key, keys: stores.keys }),
          })
        : await inBucket(kind);
    removed += done;
    if (!isFinished) unfinished.push(kind);
  }
  const isFinished = unfinished.length === 0;
  if (!isFinished) log.write("ownerless-files-unfinished", { buckets: unfinished.join(" ") });
  // Nothing found by one who did not look at all is no 0.
  if (isFinished || ownerless > 0) log.write("ownerless-files-counted", { count: ownerless });
  return removed;
}

async function isDestroyed(
  { processes, clock }: OwnerPorts,
  { key, keys }: { readonly key: HeldKey; readonly keys: KeyRing },
): Promise<boolean> {
  if ((await processes.get(key.processId)) !== undefined) return false;
  const now = clock.now();
  if (key.missedSince === undefined) {
    await keys.miss(key, now);
    return false;
  }
  if (!mayBeDestroyed(key.missedSince, now)) return false;
  await keys.destroy(key);
  return true;
}

/** Owners of files that are old enough to require a record. */
async function* ownersIn(
  pages: AsyncIterable<readonly StoredFile[]>,
  clock: Ports["clock"],
): AsyncGenerator<readonly string[]> {
  for await (const page of pages) {
    const old = page.filter((file) => mayBeOwnerless(file, clock.now()));
    const owners = new Set(old.map(({ key }) => key.slice(0, key.indexOf("/"))));
    owners.delete(SHARED);
    yield [...owners];
  }
}

/** The owner's files without a record, and how many of them should not exist. */
async function withoutOwner(
  ports: OwnerPorts,
  asked: { readonly kind: Bucket; readonly bucket: StoredFiles; readonly owner: string },
): Promise<{ readonly keys: readonly string[]; readonly count: number }> {
  const { kind, bucket, owner } = asked;
  const processId = owner.endsWith(POSTBOX_SUFFIX) ? owner.slice(0, -POSTBOX_SUFFIX.length) : owner;
  const process = await ports.processes.get(processId);
  if (process !== undefined && (kind !== "uploads" || process.removal !== undefined)) return NOTHING;
  if (process === undefined && kind === "sealed" && (await isKeptByRecord(ports, { processId, owner }))) {
    return NOTHING;
  }
  const now = ports.clock.now();
  // Asked after the owner: a removal takes the files first, so what is there without an owner was left behind.
  const files = (await bucket.of(owner)).filter((file) => mayBeOwnerless(file, now));
  if (process !== undefined) {
    return { keys: files.map(({ key }) => key).filter((key) => !namesUpload(process, key)), count: 0 };
  }
  return { keys: files.map(({ key }) => key), count: files.filter((file) => !isLatePart(file, now)).length };
}

const NOTHING = { keys: [], count: 0 };

async function isKeptByRecord(
  { submissions }: OwnerPorts,
  { processId, owner }: { readonly processId: string; readonly owner: string },
): Promise<boolean> {
  const record = await submissions.get(processId);
  if (record === undefined) return false;
  return owner === processId ? needsSealed(record) : record.postbox?.state === "pending";
}
