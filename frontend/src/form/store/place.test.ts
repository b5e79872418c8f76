import { describe, expect, it } from "vitest";
import { isWithin } from "#forms/answers/dataPath.ts";
import { answerOf } from "./changes.ts";
import { instancePath, placeInside, TOP } from "./place.ts";
import { afterRemoval } from "./rowActions.ts";
import { shownPath, templatePath } from "#forms/answers/shownPath.ts";

describe("where an answer stands", () => {
  const row = placeInside("jobs", { place: TOP, row: 1 });
  const inner = placeInside("jobs.places", { place: row, row: 0 });

  it("numbers the rows around a field, outermost first", () => {
    expect(instancePath("name", TOP)).toBe("name");
    expect(instancePath("jobs.title", row)).toBe("jobs[1].title");
    expect(instancePath("jobs.places.city", inner)).toBe("jobs[1].places[0].city");
  });

  it("puts a container into the path and layouts beside what they stand with", () => {
    const container = placeInside("jobs.office", { place: row });
    expect(instancePath("jobs.office.city", container)).toBe("jobs[1].office.city");
    expect(shownPath("hint", TOP.instance)).toBe("#hint");
    expect(shownPath("hint", container.instance)).toBe("jobs[1].office.#hint");
  });

  it("finds the way back to the definition", () => {
    expect(templatePath("jobs[1].places[0].city")).toBe("jobs.places.city");
  });

  it("takes a list and its cells for one answer", () => {
    expect(answerOf("jobs[1].title")).toBe("jobs");
    expect(answerOf("address.city")).toBe("address.city");
    expect(isWithin("jobs[1].title", "jobs")).toBe(true);
    expect(isWithin("jobs", "jobs")).toBe(true);
    expect(isWithin("jobsOld[1]", "jobs")).toBe(false);
    expect(isWithin("jobs", "jobs[0]")).toBe(false);
  });

  it("moves what stood in later rows up when a row is taken out", () => {
    const removed = { list: "jobs", row: 1 };
    expect(afterRemoval("jobs[0].title", removed)).toBe("jobs[0].title");
    expect(afterRemoval("jobs[1].title", removed)).toBeUndefined();
    expect(afterRemoval("jobs[10].places[2].city", removed)).toBe("jobs[9].places[2].city");
    expect(afterRemoval("jobsOld[2].a", removed)).toBe("jobsOld[2].a");
  });
});
