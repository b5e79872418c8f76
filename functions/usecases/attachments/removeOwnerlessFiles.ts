import { isLatePart, mayBeOwnerless, namesUpload } from "#domain/attachments/ownerlessFiles.ts";
import { needsSealed } from "#domain/sending/deliveryChecks.ts";
import type { Ports } from "#ports/Ports.ts";
import type { StoredFile, StoredFiles } from "#ports/attachments/AttachmentStore.ts";
import { POSTBOX_SUFFIX } from "../sending/postbox/PostboxSending.ts";
import { workThrough } from "../operation/workThrough.ts";

type OwnerPorts = Pick<Ports, "processes" | "submissions" | "clock" | "log">;

export interface OwnedBuckets {
  readonly uploads: StoredFiles;
  readonly results: StoredFiles;
  readonly sealed: StoredFiles;
}

const KINDS = ["uploads", "results", "sealed"] as const;
/** Files that belong to no application: blank forms, generated once a day and shared by all. */
const SHARED = "blank-forms";
/** Each run begins at another sixteenth of the keys, which are random: what one run has no time for, another begins with. */
const STARTS = "0123456789abcdef";
const RUN_MILLISECONDS = 15 * 60_000;

/**
 * Compares the buckets with the tables and deletes ownerless files. None should exist: a removal deletes the files
 * before the item. Files found are counted and raise an alarm; only late parts of uploads and files of questions that
 * no longer apply are deleted without one. Buckets take turns at being the first: a run may have time for one only.
 */
export async function removeOwnerlessFiles(
  ports: OwnerPorts,
  { buckets, begunAt }: { readonly buckets: OwnedBuckets; readonly begunAt: Date },
): Promise<number> {
  const { clock, log } = ports;
  const run = Math.floor(begunAt.getTime() / RUN_MILLISECONDS);
  const turn = run % KINDS.length;
  const unfinished: (keyof OwnedBuckets)[] = [];
  let ownerless = 0;
  let removed = 0;
  for (const kind of [...KINDS.slice(turn), ...KINDS.slice(0, turn)]) {
    const bucket = buckets[kind];
    const pages = bucket.pages(STARTS.charAt(run % STARTS.length));
    const { done, isFinished } = await workThrough(ownersIn(pages, clock), {
      clock,
      begunAt,
      each: async (owner) => {
        const found = await withoutOwner(ports, { kind, bucket, owner });
        ownerless += found.count;
        await bucket.delete(found.keys);
        return found.keys.length > 0;
      },
    });
    removed += done;
    if (!isFinished) unfinished.push(kind);
  }
  const isFinished = unfinished.length === 0;
  if (!isFinished) log.write("ownerless-files-unfinished", { buckets: unfinished.join(" ") });
  // Nothing found by one who did not look at all is no 0.
  if (isFinished || ownerless > 0) log.write("ownerless-files-counted", { count: ownerless });
  return removed;
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
  asked: { readonly kind: keyof OwnedBuckets; readonly bucket: StoredFiles; readonly owner: string },
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
