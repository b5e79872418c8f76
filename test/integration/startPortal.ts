import { spawn, type ChildProcess } from "node:child_process";
import path from "node:path";
import type { TestProject } from "vitest/node";
import { z } from "zod";
import { LAPTOP_PATIENCE } from "../gate/BOUNDS.ts";

const ROOT = path.join(import.meta.dirname, "../..");
const PROGRAMS = { embedded: "infra/laptop/start.mjs", localstack: "infra/localstack/localstack.mjs" };
/** Apart from a developer's own portal on 4000, from the journeys' one, and from each other: they run side by side. */
const PORTS = { embedded: Number(process.env["INTEGRATION_PORT"] ?? "4500"), localstack: 4780 };

/**
 * Brings up a fresh portal in a process of its own, as `npm start` does (with `PORTAL_HOME=localstack` as
 * `npm run localstack` does), and ends it after the suite. `PORTAL_URL` names one that runs already.
 */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const running = process.env["PORTAL_URL"];
  const portal =
    running === undefined
      ? await startPortalProcess(
          process.env["PORTAL_HOME"] === "localstack"
            ? {
                port: PORTS.localstack,
                state: ".local/localstack/portal",
                fresh: true,
                environment: "localstack",
              }
            : { port: PORTS.embedded, state: `.local/integration-${PORTS.embedded.toString()}`, fresh: true },
        )
      : { url: running, end: () => Promise.resolve() };
  project.provide("portalUrl", portal.url);
  project.provide("portalEnvironment", await environmentOf(portal.url));
  return () => portal.end("SIGTERM");
}

const consoleSchema = z.object({ aws: z.object({ environment: z.enum(["embedded", "localstack"]) }) });

/** The environment on one machine in which the portal runs. */
async function environmentOf(portalUrl: string): Promise<"embedded" | "localstack"> {
  const described = await fetch(new URL("/__local", portalUrl), { headers: { accept: "application/json" } });
  return consoleSchema.parse(await described.json()).aws.environment;
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
  environment = "embedded",
  root = ROOT,
}: {
  readonly port: number;
  readonly state: string;
  readonly fresh: boolean;
  readonly environment?: keyof typeof PROGRAMS;
  /** Of the sources that are run. */
  readonly root?: string;
}): Promise<PortalProcess> {
  const program = path.join(root, PROGRAMS[environment]);
  const child = spawn(process.execPath, [program, ...(fresh ? ["--fresh"] : []), "--state", state], {
    cwd: root,
    env: { ...process.env, PORT: String(port), LAPTOP_PATIENCE },
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
