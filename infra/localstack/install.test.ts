import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";

/** What the script uses until it looks for Python. */
const TOOLS = ["bash", "dirname", "mkdir", "sed", "rm", "cat"];

it("Where Python 3.13 is not to be had, the installation says so and how to get it, and fails", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "no-python-"));
  const tools = path.join(folder, "bin");
  mkdirSync(tools);
  for (const tool of TOOLS) {
    const { stdout } = spawnSync("bash", ["-c", `command -v ${tool}`], { encoding: "utf8" });
    // Not every machine has all of them.
    if (stdout.trim() !== "") symlinkSync(stdout.trim(), path.join(tools, tool));
  }
  const { status, stderr } = spawnSync("bash", [path.join(import.meta.dirname, "install.sh")], {
    encoding: "utf8",
    env: { PATH: tools, HOME: folder, PORTAL_LOCALSTACK_DIR: path.join(folder, "localstack") },
  });
  expect(status).toBe(1);
  expect(stderr).toContain("LocalStack 4.14.0 needs Python 3.13. Install it");
  expect(stderr).toContain("or set PORTAL_PYTHON.");
});
