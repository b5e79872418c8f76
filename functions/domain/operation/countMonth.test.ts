import { describe, expect, it } from "vitest";
import { countMonth, monthBefore } from "./countMonth.ts";
import type { CountedApplication } from "./MonthlyStatistics.ts";

const sent = { name: "Pflegefachmann", authorityName: "Bezirksregierung", status: "SENT" };
async function* paged(...pages: readonly (readonly CountedApplication[])[]) {
  for (const page of pages) yield await Promise.resolve(page);
}
const NOW = new Date("2026-11-01T00:10:00.000Z");

describe("the statistics of a month", () => {
  it.each([
    ["2026-11-01T00:00:00.000Z", "2026-10"],
    ["2027-01-31T23:59:59.999Z", "2026-12"],
    ["2026-03-31T12:00:00.000Z", "2026-02"],
  ])("made at %s are of %s", (now, month) => {
    expect(monthBefore(new Date(now))).toBe(month);
  });

  it("count by service and authority what was sent, arrived and failed, page by page", async () => {
    const delivered = { ...sent, deliveredAt: "2026-10-02T00:00:00.000Z" };
    const failed = { ...sent, status: "PROCESSING_ERROR" };
    const elsewhere = { ...sent, authorityName: "Landesamt" };
    const pages = paged([sent, elsewhere], [delivered, failed]);
    const { rows } = await countMonth(pages, { month: "2026-10", now: NOW });
    expect(rows).toEqual([
      { service: "Pflegefachmann", authority: "Bezirksregierung", sent: 3, delivered: 1, failed: 1 },
      { service: "Pflegefachmann", authority: "Landesamt", sent: 1, delivered: 0, failed: 0 },
    ]);
  });

  it("are there for 24 hours", async () => {
    const { availableUntil } = await countMonth(paged([]), { month: "2026-10", now: NOW });
    expect(availableUntil).toBe("2026-11-02T00:10:00.000Z");
  });
});
