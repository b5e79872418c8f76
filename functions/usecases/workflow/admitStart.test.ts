import { beforeEach, describe, expect, it } from "vitest";
import { aSession, aStartedProcess } from "../../../test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "../../../test/fixtures/memoryPorts.ts";
import { HOUR } from "../../../test/fixtures/movedClock.ts";
import { serverSettingsSchema } from "../../contract/serverSettings.ts";
import { admitUpload } from "../process/admitUpload.ts";
import { deleteProcesses } from "../process/deleteProcesses.ts";
import { admitStart } from "./admitStart.ts";

const LIMITS = serverSettingsSchema.shape.limits.parse(undefined);
const address = "192.0.2.7";
const ACCOUNT = aSession();

let ports: MemoryPorts;
beforeEach(() => {
  ports = memoryPorts();
});

const begins = (session = ACCOUNT) => admitStart(ports, { session, address, limits: LIMITS });

async function draftsOf(count: number, session = ACCOUNT): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let index = 0; index < count; index += 1) ids.push((await aStartedProcess(ports, session)).id);
  return ids;
}

describe("how many applications one person may have open", () => {
  it("is ten: the next begins when one was deleted or its time is over", async () => {
    const [first = ""] = await draftsOf(9);
    expect(await begins()).toMatchObject({ ok: true });
    await draftsOf(1);
    expect(await begins()).toEqual({ ok: false, failure: { kind: "too-many-drafts" } });
    await deleteProcesses(ports, { actor: ACCOUNT.user, processIds: [first] });
    expect(await begins()).toMatchObject({ ok: true });
    await draftsOf(1);
    ports.clock.advance(25 * HOUR);
    expect(await begins()).toMatchObject({ ok: true });
  });

  it("does not count those of others", async () => {
    await draftsOf(10, aSession("account", "sk:somebody-else"));
    expect(await begins()).toMatchObject({ ok: true });
  });
});

describe("who begins without an account", () => {
  it("is counted by network, and nobody else is", async () => {
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
  it("is 100 MB together", async () => {
    const [one = "", another = ""] = await draftsOf(2);
    const process = ports.stored.processes.get(another);
    if (process === undefined) throw new Error("it was not begun");
    const file = { fieldPath: "f", fileName: "f.pdf", reservedAt: process.createdAt };
    ports.stored.processes.set(another, {
      ...process,
      attachments: [
        { ...file, attachmentId: "a", size: 80_000_000, status: "stored" },
        { ...file, attachmentId: "b", size: 80_000_000, status: "refused" },
      ],
    });
    const announce = (size: number) =>
      admitUpload(ports, { actor: ACCOUNT.user, processId: one, size, limits: LIMITS });
    expect(await announce(20_000_000)).toMatchObject({ ok: true });
    expect(await announce(20_000_001)).toEqual({ ok: false, failure: { kind: "storage-used-up" } });
  });
});
