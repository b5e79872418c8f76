import { beforeEach, describe, expect, it } from "vitest";
import { aSession } from "#test/fixtures/aProcess.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import { listSubmissions } from "../listSubmissions.ts";
import { removeOverReports } from "./removeOverReports.ts";

const THREE_YEARS = 3 * 365.25 * 24 * HOUR;
const { user: actor } = aSession();

let ports: MemoryPorts;
beforeEach(async () => {
  ports = memoryPorts();
  const now = ports.clock.now().toISOString();
  await ports.submissions.createOnce({ ...aSubmission(), ownerId: actor.ownerId, submissionDate: now });
  await ports.sealed.write(
    { processId: "process-1", name: "data" },
    { body: "ciphertext", mediaType: "application/jose" },
  );
});
const listed = async () => (await listSubmissions(ports, actor)).submissions.length;

describe("a transport report", () => {
  it("is kept for three years to the second", async () => {
    ports.clock.advance(THREE_YEARS - 1000);
    expect(await removeOverReports(ports)).toBe(0);
    expect([await listed(), ports.stored.sealed.size]).toEqual([1, 1]);
  });

  it("is not shown after they have expired, whether or not the sweep has been", async () => {
    ports.clock.advance(THREE_YEARS);
    expect(ports.stored.submissions.size).toBe(1);
    expect(await listed()).toBe(0);
    expect(await ports.submissions.get("process-1")).toBeUndefined();
    expect((await ports.submissions.listAll()).found).toEqual([]);
  });

  it("goes with everything that belongs to it, once", async () => {
    await ports.submissions.createOnce({
      ...aSubmission(),
      processId: "process-2",
      submissionDate: new Date(ports.clock.now().getTime() + HOUR).toISOString(),
    });
    ports.clock.advance(THREE_YEARS);
    expect([await removeOverReports(ports), await removeOverReports(ports)]).toEqual([1, 0]);
    expect([...ports.stored.submissions.keys()]).toEqual(["process-2"]);
    expect(ports.stored.sealed.size).toBe(0);
  });
});
