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
  it("prints one line when it is ready, and Ctrl-C ends it with every child process", async () => {
    const child = spawn(
      process.execPath,
      ["infra/local/start.mjs", "--fresh", "--state", ".local/ends-cleanly"],
      {
        cwd: ROOT,
        env: { ...process.env, PORT: String(PORT) },
      },
    );
    let output = "";
    await new Promise<void>((resolve) => {
      child.stdout.on("data", (chunk: Buffer) => {
        output += chunk.toString("utf8");
        if (output.includes("\n")) resolve();
      });
    });
    expect(output).toBe(`Portal ready: http://127.0.0.1:${PORT}/\n`);
    expect(await Promise.all(PORTS.map(isOpen))).toEqual([true, true, true, true]);
    const ended = new Promise<number | null>((resolve) => {
      child.once("exit", resolve);
    });
    child.kill("SIGINT");
    expect(await ended).toBe(0);
    expect(await Promise.all(PORTS.map(isOpen))).toEqual([false, false, false, false]);
  });
});
