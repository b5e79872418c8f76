import { describe, expect, it } from "vitest";
import { serviceTitle } from "./ServiceName.tsx";

describe("the title of a service", () => {
  it("is in the language of the page, and German where there is no English one", () => {
    const nurse = { title: "Pflegefachfrau", titleEn: "Nurse" };
    expect([serviceTitle(nurse, "de"), serviceTitle(nurse, "en")]).toEqual(["Pflegefachfrau", "Nurse"]);
    expect(serviceTitle({ ...nurse, titleEn: "" }, "en")).toBe("Pflegefachfrau");
  });
});
