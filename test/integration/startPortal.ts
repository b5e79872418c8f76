import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { TestProject } from "vitest/node";

const ROOT = path.join(import.meta.dirname, "../..");
const START = path.join(ROOT, "infra/local/start.mjs");
/** Apart from a developer's own portal on 4000 and from the journeys' one. */
const PORT = 4500;

/** Brings up a fresh portal in a process of its own, as `npm start` does, and ends it after the suite. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env["PORTAL_URL"];
  if (running !== undefined) {
    project.provide("portalUrl", running);
    return () => Promise.resolve();
  }
  const portal = await startPortalProcess({ port: PORT, state: ".local/integration", fresh: true });
  project.provide("portalUrl", portal.url);
  return () => portal.end("SIGTERM");
}

/** A portal in a process of its own. */
export interface PortalProcess {
  readonly url: string;
  end(signal: "SIGTERM" | "SIGKILL"): Promise<void>;
}

/** `fresh`: without what an earlier process left in the state folder. */
export async function startPortalProcess({
  port,
  state,
  fresh,
}: {
  readonly port: number;
  readonly state: string;
  readonly fresh: boolean;
}): Promise<PortalProcess> {
  const child = spawn(process.execPath, [START, ...(fresh ? ["--fresh"] : []), "--state", state], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port) },
    stdio: ["ignore", "pipe", "inherit"],
  });
  return {
    url: await readyUrl(child),
    end: (signal) =>
      new Promise((resolve) => {
        child.once("exit", () => {
          resolve();
        });
        child.kill(signal);
      }),
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    child.stdout?.on("data", (chunk: Buffer) => {
      const url = /Portal ready: (\S+)/.exec(chunk.toString("utf8"))?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", (code) => {
      reject(new Error(`the portal ended before it was ready (exit code ${String(code)})`));
    });
  });
}
