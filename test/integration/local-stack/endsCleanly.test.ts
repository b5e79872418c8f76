import { spawn } from "node:child_process";
import { connect } from "node:net";
import path from "node:path";
import { describe, expect, it } from "vitest";

const ROOT = path.join(import.meta.dirname, "../../..");
const PORT = 4930;

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1");
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => {
      resolve(false);
    });
  });
}

const PORTS = [PORT, PORT + 1, PORT + 2, PORT + 3];

describe("npm start", () => {
  it("prints, once ready, its addresses, who can sign in and where everything is stored, and nothing of its build; Ctrl-C ends it with every child process", async () => {
    const child = spawn(
      process.execPath,
      ["infra/laptop/start.mjs", "--fresh", "--state", ".local/ends-cleanly"],
      {
        cwd: ROOT,
        env: { ...process.env, PORT: String(PORT) },
      },
    );
    let output = "";
    let errors = "";
    child.stderr.on("data", (chunk: Buffer) => (errors += chunk.toString("utf8")));
    await new Promise<void>((resolve) => {
      child.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
        if (output.includes("  eid ")) resolve();
      });
    });
    const [ready, console, state, , ...accounts] = output.trimEnd().split("\n");
    expect([ready, console, state]).toEqual([
      `Portal ready: http://127.0.0.1:${PORT}/`,
      `Console: http://127.0.0.1:${PORT}/__local`,
      `State: ${path.join(ROOT, ".local/ends-cleanly")}`,
    ]);
    expect(accounts).toContainEqual(expect.stringContaining("amina / amina-geheim"));
    expect(errors.replace("Building the portal; the first start takes a minute.\n", "")).toBe("");
    expect(await Promise.all(PORTS.map(isOpen))).toEqual([true, true, true, true]);
    const ended = new Promise<number | null>((resolve) => {
      child.once("exit", resolve);
    });
    child.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(await Promise.all(PORTS.map(isOpen))).toEqual([false, false, false, false]);
  });
});
