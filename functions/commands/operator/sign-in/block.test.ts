import { describe, expect, it, vi } from "vitest";
import { block } from "./block.ts";

const OWNER = `nkb:1:${"x".repeat(43)}`;
const PERSON = ["--owner", OWNER];
const BECAUSE = ["--reason", "ticket 4711 of the help desk"];

describe("operator block", () => {
  it.each([
    [[]],
    [["lift", ...PERSON]],
    [["add", ...PERSON]],
    [["add", "--reason", "breach"]],
    [["add", ...PERSON, "--reason", ""]],
    [["add", ...PERSON, "--reason", "breach", "--until", "tomorrow"]],
    [["add", ...PERSON, "--reason", "breach", "--until", "2026-02-30"]],
    [["add", ...PERSON, "--reason", "breach", "--force"]],
    [["add", OWNER, "--reason", "breach"]],
    [["add", ...PERSON, "--provider", "nkb", "--subject", "x", "--reason", "breach"]],
    [["add", "--owner", "Amina Beispiel", "--reason", "breach"]],
    [["add", "--provider", "nkb", "--subject", "x", "--reason", "breach", "--table", "NAME"]],
    [["add", ...PERSON, "--secret", "NAME", "--reason", "breach"]],
    [["remove", ...BECAUSE]],
    [["remove", "--provider", "nkb", ...BECAUSE]],
    [["remove", "--provider", "NKB", "--subject", "x", ...BECAUSE]],
    [["list", "everybody", ...BECAUSE]],
  ])("says how it is used for %j", async (words) => {
    const answer = await block(words);
    expect([answer.exitCode, answer.out]).toEqual([2, ""]);
    expect(answer.err).toContain("operator block remove PERSON");
  });

  it("refuses an end that is over", async () => {
    const answer = await block(["add", ...PERSON, "--reason", "breach", "--until", "2020-01-01"]);
    expect(answer).toEqual({
      exitCode: 1,
      out: "",
      err: "2020-01-01T00:00:00.000Z is in the past: no account is blocked.\n",
    });
  });

  it("says when no portal runs on this machine", async () => {
    vi.stubEnv("PORT", "1");
    for (const words of [
      ["add", ...PERSON, "--reason", "breach"],
      ["remove", "--provider", "nkb", "--subject", "bpk2-1", ...BECAUSE],
      ["list", ...BECAUSE],
    ]) {
      const answer = await block(words);
      expect([answer.exitCode, answer.out]).toEqual([2, ""]);
      expect(answer.err).toContain(
        "No portal answers at http://127.0.0.1:1: start it, set PORT, or name a table",
      );
    }
  });
});
