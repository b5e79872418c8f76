import { describe, expect, it } from "vitest";
import { aSession, aStartedProcess } from "#test/fixtures/aProcess.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import { listKept } from "./listKept.ts";

describe("the list of what is kept", () => {
  it("has one entry for an application and its record, and none of another owner or of a higher level", async () => {
    const ports = memoryPorts();
    const process = await aStartedProcess(ports);
    const actor = aSession().user;
    const record = {
      ...aSubmission(),
      processId: process.id,
      ownerId: actor.ownerId,
      trustLevel: "low" as const,
    };
    const resultsAvailableUntil = process.availableUntil;
    ports.stored.processes.set(process.id, { ...process, status: "SUBMITTED", resultsAvailableUntil });
    ports.stored.submissions.set(process.id, { ...record, submissionDate: ports.clock.now().toISOString() });
    ports.stored.submissions.set("high", { ...record, processId: "high", trustLevel: "high" });
    ports.stored.submissions.set("other", { ...record, processId: "other", ownerId: "somebody-else" });
    const { applications } = await listKept(ports, actor);
    expect(
      applications.map(({ processId, kept }) => [processId, kept.map(({ dataClass }) => dataClass)]),
    ).toEqual([[process.id, ["results", "reports", "ciphertext"]]]);
  });

  it("is empty once the last class is over", async () => {
    const ports = memoryPorts();
    const process = await aStartedProcess(ports);
    ports.stored.processes.set(process.id, { ...process, availableUntil: ports.clock.now().toISOString() });
    expect(await listKept(ports, aSession().user)).toEqual({ applications: [], deletions: [] });
  });

  it("lists what was deleted, the newest first, also under the owner's id before", async () => {
    const ports = memoryPorts();
    const actor = { ...aSession().user, earlierOwnerId: "sk:before" };
    const record = { cause: "person", transient: false, files: 1, destroyed: [], kept: [] } as const;
    for (const [processId, ownerId, destroyedAt] of [
      ["first", "sk:before", "2026-11-20T12:00:00.000Z"],
      ["last", actor.ownerId, "2026-11-21T12:00:00.000Z"],
      ["other", "somebody-else", "2026-11-21T12:00:00.000Z"],
    ] as const) {
      await ports.deletions.destroyKey({
        ...record,
        ...{ processId, ownerId, destroyedAt, createdAt: destroyedAt },
        destroyed: [],
        kept: [],
      });
    }
    const { deletions } = await listKept(ports, actor);
    expect(deletions.map(({ processId }) => processId)).toEqual(["last", "first"]);
  });
});
