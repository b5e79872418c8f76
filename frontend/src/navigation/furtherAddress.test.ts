import { describe, expect, it } from "vitest";
import { furtherAddress, ownAddress } from "./furtherAddress.ts";

describe("addresses of a further language", () => {
  it("are the English ones under its code, and lead back to them", () => {
    for (const english of ["/en", "/en/legal-notice", "/en/application/check-receipt"]) {
      expect(ownAddress(furtherAddress(english, "ar"), "ar")).toBe(english);
    }
    expect(furtherAddress("/en", "ar")).toBe("/ar");
    expect(furtherAddress("/en/legal-notice", "zh-Hans")).toBe("/zh-Hans/legal-notice");
  });
});
