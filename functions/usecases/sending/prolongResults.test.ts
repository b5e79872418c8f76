import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import { resultsAvailableUntil } from "#domain/application/retention.ts";
import { prolongResults } from "./prolongResults.ts";

let ports: MemoryPorts;
let processId: string;
const { user: actor } = aSession();

beforeEach(async () => {
  ports = memoryPorts();
  const process = await aCompletedProcess(ports);
  processId = process.id;
  const until = resultsAvailableUntil(ports.clock.now()).toISOString();
  ports.stored.processes.set(processId, {
    ...process,
    status: "SUBMITTED",
    resultsAvailableUntil: until,
    availableUntil: until,
  });
});

const prolong = (most: number, who = actor) => prolongResults(ports, { actor: who, processId, most });

describe("the time for downloading", () => {
  it("begins again from now, and what was made stays as long", async () => {
    ports.clock.advance(8 * MINUTE);
    const until = new Date(ports.clock.now().getTime() + 10 * MINUTE).toISOString();
    expect(await prolong(10)).toEqual({
      ok: true,
      value: { resultsAvailableUntil: until, prolongationsLeft: 9 },
    });
    expect(ports.stored.processes.get(processId)).toMatchObject({ availableUntil: until });
  });

  it("can be prolonged as often as the state allows, and never where it is switched off", async () => {
    expect(await prolong(2)).toMatchObject({ ok: true, value: { prolongationsLeft: 1 } });
    expect(await prolong(2)).toMatchObject({ ok: true, value: { prolongationsLeft: 0 } });
    expect(await prolong(2)).toEqual({ ok: false, failure: { kind: "prolongation-used-up" } });
    expect(await prolong(0)).toEqual({ ok: false, failure: { kind: "prolongation-used-up" } });
  });

  it("is not possible after the end, nor for another owner", async () => {
    expect(await prolong(10, { ...actor, ownerId: "somebody-else" })).toEqual({
      ok: false,
      failure: { kind: "process-not-found" },
    });
    ports.clock.advance(10 * MINUTE);
    expect(await prolong(10)).toEqual({ ok: false, failure: { kind: "results-expired" } });
  });
});
