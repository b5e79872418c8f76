import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { err, ok, type Result } from "#domain/result.ts";
import { patiently } from "../laptop/settings/patience.ts";
import { startFailed, type StartFailure } from "../laptop/supervisor/StartFailure.ts";
import { localStackCommand, type LocalStackOptions } from "./localStackCommand.ts";
import { listeningBeyondLoopback } from "./processes/beyondLoopback.ts";
import {
  containerListeningBeyondLoopback,
  endContainer,
  inContainer,
} from "./processes/localStackContainer.ts";

type LocalStack = {
  readonly logFile: string;
  /** Addresses of its own that other machines can reach. */
  readonly reachableByOthers: () => Promise<Result<readonly string[], StartFailure>>;
  readonly stop: () => Promise<void>;
};

const PROJECT = path.resolve(import.meta.dirname, "../..");
const readyWithinMilliseconds = 90_000;
const askEveryMilliseconds = 200;
/** Its own clean-up can take half a minute. Nothing that it holds is kept. */
const stopWithinMilliseconds = 3_000;

/** Starts what `install.sh` put into `home`, always empty, on a port of loopback. */
export async function startLocalStack(
  home: string,
  options: LocalStackOptions,
): Promise<Result<LocalStack, StartFailure>> {
  const { port, logsFolder } = options;
  const temporary = path.join(home, "tmp");
  const logFile = path.join(home, "localstack.log");
  rmSync(temporary, { recursive: true, force: true });
  mkdirSync(temporary, { recursive: true });
  mkdirSync(logsFolder, { recursive: true });
  const log = openSync(logFile, "w");
  const { command, words, env } = localStackCommand(home, options);
  const child = spawn(command, words, { cwd: PROJECT, env, stdio: ["ignore", log, log] });
  const pidFile = pidFileOf(home);
  writeFileSync(pidFile, String(child.pid ?? ""));
  const stop = async () => {
    await end(child);
    rmSync(pidFile, { force: true });
    rmSync(temporary, { recursive: true, force: true });
  };
  const reachableByOthers = async () =>
    inContainer()
      ? containerListeningBeyondLoopback()
      : ok(listeningBeyondLoopback(processTree(child.pid ?? 0)));
  if (await answers(child, port)) return ok({ logFile, reachableByOthers, stop });
  await stop();
  const last = readFileSync(logFile, "utf8").trimEnd().split("\n").slice(-5).join("\n");
  return err(startFailed(`LocalStack did not start; ${logFile} ends with:\n${last}`));
}

/** Ends a LocalStack that an earlier start left behind when it was killed. */
export async function endLeftover(home: string): Promise<void> {
  if (inContainer()) await endContainer();
  const pidFile = pidFileOf(home);
  const pid = existsSync(pidFile) ? Number(readFileSync(pidFile, "utf8")) : 0;
  const commandLine = `/proc/${pid}/cmdline`;
  // Numbers of processes are used again: only what still is a LocalStack is ended.
  if (pid > 0 && existsSync(commandLine) && readFileSync(commandLine, "utf8").includes("localstack.runtime"))
    killTree(pid);
  rmSync(pidFile, { force: true });
}

function pidFileOf(home: string): string {
  return path.join(home, "localstack.pid");
}

async function answers(child: ChildProcess, port: number): Promise<boolean> {
  const deadline = Date.now() + patiently(readyWithinMilliseconds);
  while (Date.now() < deadline && child.exitCode === null && child.signalCode === null) {
    const health = await fetch(`http://127.0.0.1:${port}/_localstack/health`).catch(() => undefined);
    if (health?.ok === true) return true;
    await new Promise((resolve) => setTimeout(resolve, askEveryMilliseconds));
  }
  return false;
}

async function end(child: ChildProcess): Promise<void> {
  if (inContainer()) await endContainer();
  if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
  const exited = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  const { pid } = child;
  child.kill("SIGTERM");
  const impatience = setTimeout(() => killTree(pid), stopWithinMilliseconds);
  await exited;
  clearTimeout(impatience);
}

function killTree(root: number): void {
  for (const pid of processTree(root)) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
}

/** A process and everything that it started, as far as `/proc` lists them; elsewhere only itself. */
function processTree(root: number): readonly number[] {
  const children = new Map<number, number[]>();
  for (const [pid, parent] of parents()) children.set(parent, [...(children.get(parent) ?? []), pid]);
  const tree = [root];
  // The list grows while it is gone through.
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

function parents(): readonly (readonly [pid: number, parent: number])[] {
  try {
    return readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap(parentOf);
  } catch {
    return [];
  }
}

function parentOf(name: string): readonly (readonly [number, number])[] {
  try {
    // The name of the program stands in brackets and may hold blanks; the parent is the second word after it.
    const [, parent] = readFileSync(`/proc/${name}/stat`, "utf8")
      .replace(/^.*\) /s, "")
      .split(" ");
    return [[Number(name), Number(parent)]];
  } catch {
    return [];
  }
}
