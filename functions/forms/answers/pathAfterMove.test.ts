import { describe, expect, it } from "vitest";
import { pathAfterMove } from "./pathAfterMove.ts";

describe("files of rows that move", () => {
  const moved = { list: "jobs", rows: [1, null] };

  it("go with their row", () => {
    expect(pathAfterMove("jobs[1].proof", moved)).toBe("jobs[0].proof");
    expect(pathAfterMove("jobs[1].places[2].proof", moved)).toBe("jobs[0].places[2].proof");
  });

  it("are gone with their row", () => {
    expect(pathAfterMove("jobs[0].proof", moved)).toBeUndefined();
  });

  it("stay when they belong to another list", () => {
    expect(pathAfterMove("passport", moved)).toBe("passport");
    expect(pathAfterMove("jobsBefore[0].proof", moved)).toBe("jobsBefore[0].proof");
  });
});
