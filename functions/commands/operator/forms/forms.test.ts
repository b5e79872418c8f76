import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { OPERATOR_STORES } from "#runtime/operator/operatorStores.ts";
import { memoryFormVersions } from "#test/fixtures/ports/memoryFormVersions.ts";
import { forms } from "./forms.ts";

const INFO = { importedAt: "2026-11-28T07:00:00.000Z", type: "FORMIO" as const, findings: [] };

const folder = mkdtempSync(path.join(tmpdir(), "operator-forms-"));

function file(name: string, content: string): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

const good = file(
  "good.json",
  JSON.stringify({
    title: "1",
    components: [{ type: "textfield", key: "name", label: "1", input: true }],
    i18n: { en: {} },
  }),
);

describe("operator forms", () => {
  it.each([
    [[]],
    [["remove", "card"]],
    [["import", good]],
    [["import", good, "--id", "a b"]],
    [["import", good, "--id", "card", "--type", "pdf"]],
    [["import", good, "--id", "card", "--force"]],
    [["import", good, good, "--id", "card"]],
    [["import", good, "--from", "https://forms.example", "--id", "card"]],
    [["versions"]],
    [["activate", "card"]],
    [["activate", "card", "newest"]],
  ])("says how it is used for %j", async (words) => {
    const answer = await forms(words);
    expect([answer.exitCode, answer.out]).toEqual([2, ""]);
    expect(answer.err).toContain("operator forms activate ID VERSION|bundled");
  });

  it("names a file that cannot be read, is no JSON or is too large, and ends with 2", async () => {
    for (const [name, sentence] of [
      [path.join(folder, "missing.json"), "The file cannot be read."],
      [file("broken.json", "{"), "The file is not JSON."],
      [file("large.json", `"${"x".repeat(2_000_001)}"`), "The file is too large: 2.0 MB, at most 2.0 MB."],
    ] as const) {
      expect(await forms(["import", name, "--id", "card"])).toEqual({
        exitCode: 2,
        out: "",
        err: `${name}: ${sentence}\n`,
      });
    }
    const particulars = file("particulars.json", "no");
    const answer = await forms(["import", good, "--id", "card", "--particulars", particulars]);
    expect(answer).toEqual({ exitCode: 2, out: "", err: `${particulars}: The file is not JSON.\n` });
  });

  it("refuses a definition with errors, or of another type, by everything that is wrong, and ends with 1", async () => {
    const bad = file("bad.json", JSON.stringify({ components: [{ type: "captcha", key: "robot" }] }));
    const refused = await forms(["import", bad, "--id", "card"]);
    expect(refused).toMatchObject({ exitCode: 1, err: "card is not imported.\n" });
    expect(refused.out).toContain("error   robot");
    const report = await forms(["import", bad, "--id", "card", "--json"]);
    expect([report.exitCode, report.err]).toEqual([1, "card is not imported.\n"]);
    const robot: unknown = expect.objectContaining({ severity: "error", key: "robot" });
    expect(JSON.parse(report.out)).toEqual({ id: "card", findings: [robot] });
    const lip = file("lip.json", JSON.stringify({ lip: 1, colour: "red" }));
    expect((await forms(["import", lip, "--id", "card"])).out).toContain('Unrecognized key: "colour"');
    const other = await forms(["import", good, "--id", "card", "--type", "lip"]);
    expect([other.exitCode, other.err]).toEqual([
      1,
      `${good} is a form of type FORMIO, not LIP. card is not imported.\n`,
    ]);
    const particulars = file(
      "colours.json",
      JSON.stringify({ groups: {}, professions: {}, regions: {}, x: 1 }),
    );
    const answer = await forms(["import", good, "--id", "card", "--particulars", particulars]);
    expect([answer.exitCode, answer.out.includes('Unrecognized key: "x"')]).toEqual([1, true]);
  });

  it("says when no portal runs on this machine, and when an address is no https", async () => {
    vi.stubEnv("PORT", "1");
    for (const words of [
      ["import", good, "--id", "card"],
      ["versions", "card"],
      ["activate", "card", "bundled"],
    ]) {
      const answer = await forms(words);
      expect([answer.exitCode, answer.out]).toEqual([2, ""]);
      expect(answer.err).toContain(
        "No portal answers at http://127.0.0.1:1: start it, set PORT, or name a bucket",
      );
    }
    const from = await forms(["import", "--from", "http://forms.example", "--id", "card"]);
    expect(from.err).toBe("http://forms.example is no https address: plain http is for this machine only.\n");
  });

  it("tells who puts a version in force or imports one that somebody else was faster, and leaves it as it is", async () => {
    const [early, mine, others] = ["1", "2", "3"].map((digit) => digit.repeat(12));
    for (const words of [
      ["activate", "card", mine ?? ""],
      ["activate", "card", "bundled"],
      ["import", good, "--id", "card", "--activate"],
    ]) {
      const store = memoryFormVersions();
      await store.activate("card", { from: undefined, to: early });
      const somebodyElse = () => store.activate("card", { from: early, to: others });
      const active = async (id: string) => {
        const version = await store.active(id);
        await somebodyElse();
        return version;
      };
      const info = () => Promise.resolve(INFO);
      vi.spyOn(OPERATOR_STORES.forms, "open").mockReturnValue({
        store: { ...store, active, info },
        clock: { now: () => new Date() },
      });
      const answer = await forms([...words, "--bucket", "forms"]);
      expect([answer.exitCode, answer.out]).toEqual([1, ""]);
      expect(answer.err).toContain("Somebody else changed card at the same time");
      expect(await store.active("card")).toBe(others);
    }
  });
});
