import { beforeEach, describe, expect, it } from "vitest";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { transportReports } from "./transportReports.ts";

let ports: MemoryPorts;
beforeEach(async () => {
  ports = memoryPorts();
  for (const day of ["2026-11-20", "2026-11-19", "2026-11-21"]) {
    const submissionDate = `${day}T00:00:00.000Z`;
    await ports.submissions.createOnce({ ...aSubmission(), processId: day, submissionDate });
  }
});

const idsOf = async (range: Parameters<typeof transportReports>[1]) =>
  (await transportReports(ports, range)).found.map(({ processId }) => processId);

describe("the transport reports", () => {
  it("are all that are kept, the oldest first, or those of some days", async () => {
    expect(await idsOf({})).toEqual(["2026-11-19", "2026-11-20", "2026-11-21"]);
    expect(await idsOf({ from: new Date("2026-11-20T00:00:00Z") })).toEqual(["2026-11-20", "2026-11-21"]);
    expect(
      await idsOf({ from: new Date("2026-11-20T00:00:00Z"), before: new Date("2026-11-21T00:00:00Z") }),
    ).toEqual(["2026-11-20"]);
  });

  it("name transport, ids, times and states, and nothing of the person", async () => {
    const [report] = (await transportReports(ports, {})).found;
    expect(report).toMatchObject({
      transport: "FIT_CONNECT",
      externalId: "external-1",
      messageId: "message-1",
      transferTicketNumber: "TICKET-1",
      status: "SUBMITTED",
      sentAt: "2026-11-19T00:00:00.000Z",
      deliveredAt: null,
    });
    expect(JSON.stringify(report)).not.toContain("owner-1");
  });
});
