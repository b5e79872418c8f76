import { describe, expect, it } from "vitest";
import { aSession, aStartedProcess } from "../../../test/fixtures/aProcess.ts";
import { aSubmission } from "../../../test/fixtures/aSubmission.ts";
import { memoryPorts } from "../../../test/fixtures/memoryPorts.ts";
import { listKept } from "./listKept.ts";

describe("the list of what is kept", () => {
  it("has one entry for an application and its record, and none of somebody else or of a higher level", async () => {
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
    const listed = await listKept(ports, actor);
    expect(listed.map(({ processId, kept }) => [processId, kept.map(({ dataClass }) => dataClass)])).toEqual([
      [process.id, ["results", "reports", "ciphertext"]],
    ]);
  });

  it("is empty once the last class is over", async () => {
    const ports = memoryPorts();
    const process = await aStartedProcess(ports);
    ports.stored.processes.set(process.id, { ...process, availableUntil: ports.clock.now().toISOString() });
    expect(await listKept(ports, aSession().user)).toEqual([]);
  });
});
