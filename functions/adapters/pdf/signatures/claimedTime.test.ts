import { describe, expect, it } from "vitest";
import { dateOf } from "./signerOf.ts";

describe("a date in a PDF", () => {
  it("is an instant, with or without zone, as short as it may be", () => {
    expect(dateOf("D:20261121225626Z")).toBe("2026-11-21T22:56:26.000Z");
    expect(dateOf("D:20261121225626+01'00'")).toBe("2026-11-21T21:56:26.000Z");
    expect(dateOf("D:20261121225626-02'30")).toBe("2026-11-22T01:26:26.000Z");
    expect(dateOf("2026")).toBe("2026-01-01T00:00:00.000Z");
  });

  it("is none where the text is no date", () => {
    expect(dateOf("yesterday")).toBeUndefined();
    expect(dateOf("D:20269999")).toBeUndefined();
  });
});
