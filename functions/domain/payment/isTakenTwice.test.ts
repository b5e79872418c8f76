import { describe, expect, it } from "vitest";
import { isTakenTwice } from "./eventsOfReport.ts";

const reference = "KZ-987654321";

describe("money that was taken twice for one payment", () => {
  it("is known by a second Kassenzeichen of the same form in the detail", () => {
    expect(isTakenTwice({ reference, statusDetail: "Paid twice: KZ-123456789, KZ-987654321" })).toBe(true);
  });

  it.each([
    {},
    { reference },
    { statusDetail: "KZ-1, KZ-2" },
    { reference, statusDetail: "captured" },
    { reference, statusDetail: "KZ-987654321 booked, KZ-987654321 posted" },
    { reference, statusDetail: "KZ-987654321 of order 4711" },
    { reference, statusDetail: "KZ-123456789" },
  ])("is not said by %j", (report) => {
    expect(isTakenTwice(report)).toBe(false);
  });
});
