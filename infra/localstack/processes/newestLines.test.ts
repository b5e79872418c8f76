import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { newestLines } from "./newestLines.ts";

it("the newest lines of all functions come in the order of their times, what has none before them", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "logs-"));
  const line = (second: number): string => JSON.stringify({ time: `2026-01-01T00:00:0${second}Z` });
  writeFileSync(path.join(folder, "one.log"), `${line(1)}\n${line(3)}\n`);
  writeFileSync(path.join(folder, "two.log"), `not JSON\n${line(2)}\n`);
  const lines = newestLines(folder);
  rmSync(folder, { recursive: true });
  expect(lines).toEqual([
    { functionName: "two", line: "not JSON" },
    { functionName: "one", line: line(1) },
    { functionName: "two", line: line(2) },
    { functionName: "one", line: line(3) },
  ]);
});
