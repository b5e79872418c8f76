import { spawn, type ChildProcess } from "node:child_process";
import { benchFolder, PROJECT_ROOT } from "./benchFolder.ts";
import { timed } from "./timed.ts";

/** Apart from a developer's own portal and from those of the other suites. */
export const BENCH_PORT = 4700;

/** A portal in a process of its own, as `npm start -- --fresh` begins it. */
export interface BenchPortal {
  readonly url: string;
  /** From the start of the command to the line that says the portal is ready. */
  readonly readySeconds: number;
  readonly stop: () => Promise<void>;
}

export async function startBenchPortal(): Promise<BenchPortal> {
  const { value, milliseconds } = await timed(() => {
    const child = spawn(process.execPath, ["infra/laptop/start.mjs", "--fresh", "--state", benchFolder], {
      cwd: PROJECT_ROOT,
      env: { ...process.env, PORT: String(BENCH_PORT) },
      stdio: ["ignore", "pipe", "inherit"],
    });
    return readyUrl(child).then((url) => ({ child, url }));
  });
  const { child, url } = value;
  // A bench that fails must not leave a portal behind.
  const end = (): void => void child.kill("SIGTERM");
  process.once("exit", end);
  return {
    url,
    readySeconds: milliseconds / 1000,
    stop: () =>
      new Promise((resolve) => {
        child.once("exit", () => {
          process.off("exit", end);
          resolve();
        });
        end();
      }),
  };
}

function readyUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString("utf8");
      const url = /Portal ready: (\S+)/.exec(output)?.[1];
      if (url !== undefined) resolve(url);
    });
    child.once("exit", (code) => {
      reject(new Error(`the portal ended before it was ready (exit code ${String(code)})`));
    });
  });
}
