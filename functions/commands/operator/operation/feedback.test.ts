import { describe, expect, it, vi } from "vitest";
import { feedback, feedbackTable } from "./feedback.ts";

const BECAUSE = ["--reason", "ticket 4711 of the help desk"];

describe("operator feedback", () => {
  it.each([
    [[]],
    [["delete"]],
    [["list", "all", ...BECAUSE]],
    [["list", "--since", "yesterday", ...BECAUSE]],
    [["export", "--json", ...BECAUSE]],
    [["list", "--force", ...BECAUSE]],
  ])("says how it is used for %j", async (words) => {
    const answer = await feedback(words);
    expect([answer.exitCode, answer.out]).toEqual([2, ""]);
    expect(answer.err).toContain("operator feedback list");
  });

  it("says when no portal runs on this machine", async () => {
    vi.stubEnv("PORT", "1");
    expect((await feedback(["list", ...BECAUSE])).err).toContain("No portal answers at http://127.0.0.1:1");
  });

  it("exports cells that no spreadsheet computes and no quote ends", () => {
    const entry = {
      feedbackId: "f",
      receivedAt: "2026-11-22T12:00:00.000Z",
      kind: "barrier",
      page: "index",
      locale: "de",
    } as const;
    const exported = feedbackTable([
      { ...entry, text: '=HYPERLINK("https://evil.example")' },
      { ...entry, text: 'two\nlines, "quoted"', email: "a@b.example" },
    ]);
    expect(exported.split("\r\n")).toEqual([
      "receivedAt,kind,page,locale,email,text",
      '"2026-11-22T12:00:00.000Z","barrier","index","de","","\'=HYPERLINK(""https://evil.example"")"',
      '"2026-11-22T12:00:00.000Z","barrier","index","de","a@b.example","two\nlines, ""quoted"""',
    ]);
  });
});
