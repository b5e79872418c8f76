import { beforeEach, describe, expect, it, vi } from "vitest";
import { aSession, aStartedProcess, NURSE_START } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import type { Attachment } from "#domain/attachments/Attachment.ts";
import { serverSettingsSchema } from "#contract/settings/serverSettings.ts";
import { admitUpload } from "../attachments/reserveAttachment.ts";
import { deleteProcesses } from "./removeProcess.ts";
import { admitStart } from "./admitStart.ts";
import { startProcess } from "./startProcess.ts";

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
  const partSha256 = ["hash"];
  const fileOf = (attachmentId: string, size: number) => ({
    attachmentId,
    fieldPath: "f",
    fileName: "f.pdf",
    reservedAt: ports.clock.now().toISOString(),
    size,
    partSha256,
  });
  const announce = (processId: string, size: number) => {
    const file = { fieldPath: "f", size, partSha256 };
    return admitUpload(ports, { actor: ACCOUNT.user, processId, ...file, limits: LIMITS });
  };
  function hold(id: string, attachments: readonly Attachment[]): void {
    const process = ports.stored.processes.get(id);
    if (process === undefined) throw new Error("it was not begun");
    ports.stored.processes.set(id, { ...process, attachments: [...attachments] });
  }

  it("is 100 MB together, the draft itself counted", async () => {
    const [one = "", ...others] = await draftsOf(4);
    const refused: Attachment = { ...fileOf("b", 20_000_000), status: "refused" };
    for (const other of others) hold(other, [{ ...fileOf("a", 29_000_000), status: "stored" }, refused]);
    expect(await announce(one, 13_000_000)).toMatchObject({ ok: true });
    expect(await announce(one, 13_000_001)).toEqual({ ok: false, failure: { kind: "storage-used-up" } });
    hold(one, [{ ...fileOf("c", 3_000_000), status: "stored" }]);
    expect(await announce(one, 10_000_000)).toMatchObject({ ok: true });
    expect(await announce(one, 10_000_001)).toEqual({ ok: false, failure: { kind: "storage-used-up" } });
  });

  it("is taken once by a file whose upload broke off, and by what broke off in one draft no more than it may hold", async () => {
    const [one = "", ...others] = await draftsOf(4);
    for (const other of others) hold(other, [{ ...fileOf("a", 29_000_000), status: "stored" }]);
    hold(one, [{ ...fileOf("c", 13_000_000), status: "reserved" }]);
    expect(await announce(one, 13_000_000)).toMatchObject({ ok: true });
    const brokenOff = ["c", "d", "e"].map(
      (id) => ({ ...fileOf(id, 25_000_000), status: "reserved" }) as const,
    );
    hold(others[0] ?? "", brokenOff);
    hold(one, []);
    expect(await announce(one, 13_000_000)).toMatchObject({ ok: true });
  });
});
