import { describe, expect, inject, it } from "vitest";
import { runCommand } from "./runOperator.ts";

async function runSmoke(words: readonly string[], environment: NodeJS.ProcessEnv = {}) {
  const { code, output } = await runCommand("smoke", { words, environment });
  return { code, lines: output.trim().split("\n") };
}

describe("the smoke test of a running portal", () => {
  it("passes, a whole application with a genuine receipt included", async () => {
    const words = ["--url", inject("portalUrl"), "--sign-in", "sk"];
    const { code, lines } = await runSmoke(words, { SMOKE_USER: "amina", SMOKE_PASSWORD: "amina-geheim" });
    expect(lines.filter((line) => line.startsWith("wrong"))).toEqual([]);
    expect(lines.filter((line) => line.startsWith("ok"))).toHaveLength(14);
    expect(code).toBe(0);
  });

  it("names each thing that does not hold, and ends with 1", async () => {
    // The console of the counterparties is no portal.
    const { code, lines } = await runSmoke(["--url", "http://127.0.0.1:9"]);
    expect(lines.filter((line) => line.startsWith("wrong"))).toHaveLength(9);
    expect(code).toBe(1);
  });

  it("says how it is called where the address is missing", async () => {
    const { code, lines } = await runSmoke([]);
    expect([code, lines[0]]).toEqual([2, expect.stringContaining("npm run -s smoke -- --url")]);
  });
});
