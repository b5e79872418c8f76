import { beforeEach, describe, expect, it, vi } from "vitest";
import { aSession, aStartedProcess, NURSE_START } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR, MINUTE } from "#test/fixtures/movedClock.ts";
import { serverSettingsSchema } from "#contract/settings/serverSettings.ts";
import { partSizes } from "#domain/attachments/limits.ts";
import { deleteAttachment } from "../attachments/deleteAttachment.ts";
import { reserveAttachment } from "../attachments/reserveAttachment.ts";
import { changeUser } from "./changeUser.ts";
import { deleteProcesses } from "./removeProcess.ts";
import { takeRoom } from "./takeRoom.ts";
import { admitStart, startProcess } from "./startProcess.ts";

const LIMITS = serverSettingsSchema.shape.limits.parse(undefined);
const address = "192.0.2.7";
const ACCOUNT = aSession();

let ports: MemoryPorts;
beforeEach(() => {
  ports = memoryPorts();
});

const begins = (session = ACCOUNT) => startProcess(ports, { ...NURSE_START, session, limits: LIMITS });

async function draftsOf(count: number, session = ACCOUNT): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await aStartedProcess(ports, session)).id);
  return ids;
}

describe("how many applications one person may have open", () => {
  it("is ten: the next begins when one was deleted or its time is over", async () => {
    const [first = ""] = await draftsOf(9);
    expect(await begins()).toMatchObject({ ok: true });
    expect(await begins()).toEqual({ ok: false, failure: { kind: "too-many-drafts" } });
    await deleteProcesses(ports, { actor: ACCOUNT.user, processIds: [first] });
    expect(await begins()).toMatchObject({ ok: true });
    expect(await begins()).toMatchObject({ ok: false });
    ports.clock.advance(25 * HOUR);
    expect(await begins()).toMatchObject({ ok: true });
  });

  it("is ten at once, too, and while the list does not show what began a moment ago", async () => {
    await draftsOf(9);
    const both = await Promise.all([begins(), begins()]);
    expect(both.filter(({ ok }) => !ok)).toEqual([{ ok: false, failure: { kind: "too-many-drafts" } }]);

    const other = aSession("account", "sk:somebody-else");
    const listByOwner = vi.spyOn(ports.processes, "listByOwner").mockResolvedValue([]);
    const [first = ""] = await draftsOf(10, other);
    expect(await begins(other)).toMatchObject({ ok: false });
    await deleteProcesses(ports, { actor: other.user, processIds: [first] });
    expect(await begins(other)).toMatchObject({ ok: true });
    listByOwner.mockRestore();
    expect(await begins(other)).toMatchObject({ ok: false });
    // What was sent a moment ago is no draft any more.
    const [sent] = [...ports.stored.processes.values()].filter(
      ({ ownerId }) => ownerId === other.user.ownerId,
    );
    if (sent === undefined) throw new Error("nothing was begun");
    ports.stored.processes.set(sent.id, { ...sent, status: "SUBMITTED" });
    expect(await begins(other)).toMatchObject({ ok: true });
  });

  it("does not count those of others", async () => {
    await draftsOf(10, aSession("account", "sk:somebody-else"));
    expect(await begins()).toMatchObject({ ok: true });
  });
});

describe("who begins without an account", () => {
  it("is counted by network, and no other caller is", async () => {
    const full: MemoryPorts = { ...ports, limiter: { admits: () => Promise.resolve(false) } };
    const request = { address, limits: LIMITS };
    expect(await admitStart(full, { ...request, session: aSession("anonymous") })).toEqual({
      ok: false,
      failure: { kind: "too-many" },
    });
    expect(await admitStart(full, { ...request, session: ACCOUNT })).toMatchObject({ ok: true });
  });
});

describe("the room that one person's drafts hold", () => {
  const announce = (
    processId: string,
    { size, word = "a" }: { readonly size: number; readonly word?: string },
  ) => {
    const partSha256 = partSizes(size).map((_, index) => `${word} ${index.toString()}`);
    const file = { fieldPath: "doc.identity", fileName: `${word}.pdf`, size, partSha256 };
    return reserveAttachment(ports, { actor: ACCOUNT.user, processId, ...file, limits: LIMITS });
  };
  /** Three drafts are full, and one is empty. */
  async function nearlyFull(): Promise<readonly string[]> {
    const [one = "", ...others] = await draftsOf(4);
    for (const other of others)
      expect(await announce(other, { size: 29_000_000 })).toMatchObject({ ok: true });
    return [one, ...others];
  }
  const USED_UP = { ok: false, failure: { kind: "storage-used-up" } };

  it("is 100 MB together, the draft itself counted", async () => {
    const [one = ""] = await nearlyFull();
    expect(await announce(one, { size: 13_000_001 })).toEqual(USED_UP);
    expect(await announce(one, { size: 3_000_000 })).toMatchObject({ ok: true });
    expect(await announce(one, { size: 10_000_001, word: "b" })).toEqual(USED_UP);
    expect(await announce(one, { size: 10_000_000, word: "b" })).toMatchObject({ ok: true });
  });

  it("is 100 MB, too, for files that come at once, to one draft or to several", async () => {
    const [one = "", two = "", ...others] = await draftsOf(5);
    for (const other of others.slice(1)) await announce(other, { size: 29_000_000 });
    await announce(two, { size: 29_000_000, word: "b" });
    const three = others[0] ?? "";
    const atOnce = await Promise.all([
      announce(one, { size: 7_000_000 }),
      announce(one, { size: 6_000_001, word: "b" }),
      announce(three, { size: 6_000_001, word: "c" }),
    ]);
    expect(atOnce.filter(({ ok: isTaken }) => isTaken)).toHaveLength(1);
  });

  it("is free again when files or drafts are gone, though the list still shows them", async () => {
    const [one = "", two = ""] = await nearlyFull();
    const actor = ACCOUNT.user;
    const [file] = ports.stored.processes.get(two)?.attachments ?? [];
    await deleteAttachment(ports, { actor, processId: two, attachmentId: file?.attachmentId ?? "" });
    // What was announced a moment ago may be on its way.
    ports.clock.advance(MINUTE);
    expect(await announce(one, { size: 29_000_000 })).toMatchObject({ ok: true });
    expect(await announce(two, { size: 13_000_001 })).toEqual(USED_UP);
    vi.spyOn(ports.processes, "listByOwner").mockResolvedValue([...ports.stored.processes.values()]);
    await deleteProcesses(ports, { actor, processIds: [one] });
    expect(await announce(two, { size: 29_000_000 })).toMatchObject({ ok: true });
  });

  it("is taken once by a file whose upload broke off, and by what broke off in one draft no more than it may hold", async () => {
    const [one = "", two = ""] = await nearlyFull();
    expect(await announce(one, { size: 13_000_000 })).toMatchObject({ ok: true });
    expect(await announce(one, { size: 13_000_000 })).toMatchObject({ ok: true });
    const process = ports.stored.processes.get(two);
    const [file] = process?.attachments ?? [];
    if (process === undefined || file === undefined) throw new Error("nothing was announced");
    const brokenOff = ["c", "d", "e"].map((attachmentId) => ({ ...file, attachmentId }));
    ports.stored.processes.set(two, { ...process, attachments: brokenOff });
    ports.clock.advance(MINUTE);
    expect(await announce(one, { size: 1, word: "b" })).toEqual(USED_UP);
    ports.stored.processes.set(two, { ...process, attachments: [] });
    expect(await announce(one, { size: 1, word: "b" })).toMatchObject({ ok: true });
  });

  it("is counted of a visitor's draft that comes with a sign-in, which is never refused", async () => {
    const visitor = aSession("anonymous");
    const { id: processId } = await aStartedProcess(ports, visitor);
    const actor = visitor.user;
    const size = 29_000_000;
    const partSha256 = partSizes(size).map(String);
    const file = { fieldPath: "doc.identity", fileName: "f.pdf", size, partSha256 };
    await reserveAttachment(ports, { actor, processId, ...file, limits: LIMITS });
    const ids = await draftsOf(10);
    for (const id of ids.slice(0, 3)) await announce(id, { size });
    const session = { ...ACCOUNT, previousOwnerId: actor.ownerId };
    expect(await changeUser(ports, { session, processId })).toMatchObject({ ok: true });
    expect(await announce(ids[3] ?? "", { size: 1 })).toEqual(USED_UP);
    await deleteProcesses(ports, { actor: ACCOUNT.user, processIds: ids.slice(0, 1) });
    expect(await begins()).toEqual({ ok: false, failure: { kind: "too-many-drafts" } });
    expect(await announce(ids[3] ?? "", { size: 1 })).toMatchObject({ ok: true });
    await deleteProcesses(ports, { actor: ACCOUNT.user, processIds: ids.slice(1, 2) });
    expect(await begins()).toMatchObject({ ok: true });
  });

  it("is counted in an item that does not grow without bound", async () => {
    for (let count = 0; count < 200; count += 1)
      await takeRoom(ports, {
        owner: ACCOUNT.user,
        processId: count.toString(),
        bytes: 1,
        fits: () => true,
      });
    expect(ports.stored.room.get(ACCOUNT.user.ownerId)?.length).toBeLessThan(100);
  });
});
