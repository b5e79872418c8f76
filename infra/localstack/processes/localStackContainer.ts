import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import path from "node:path";
import process from "node:process";
import { err, ok, type Result } from "#domain/result.ts";
import { startFailed, type StartFailure } from "#infra/laptop/supervisor/StartFailure.ts";
import { reachableListeners, publishedBeyondLoopback } from "./beyondLoopback.ts";

const project = path.resolve(import.meta.dirname, "../../..");
/** Of this folder alone: a start ends what an earlier one left behind, and nothing of another working copy. */
const folderHash = createHash("sha256").update(project).digest("hex").slice(0, 8);
export const CONTAINER_NAME = `portal-localstack-${folderHash}`;

/** `PORTAL_LOCALSTACK=container`: LocalStack is built and run by `compose.yaml`. */
export const inContainer = (): boolean => process.env["PORTAL_LOCALSTACK"] === "container";

/** A container goes on when the command that runs it ends. Nothing that it holds is kept, so it is not asked first. */
export async function endContainer(): Promise<void> {
  // Where there is none, Docker says so, and all is as it shall be.
  await askDocker(["rm", "--force", CONTAINER_NAME]);
}

/**
 * Addresses on which LocalStack listens and that other machines can reach. On a network of its own a container is
 * reached where Docker publishes it. On the machine's its processes are not this one's children, and their sockets are
 * not everybody's to see: the container itself is asked.
 */
export async function containerListeningBeyondLoopback(): Promise<Result<readonly string[], StartFailure>> {
  const script =
    "cat /proc/net/tcp /proc/net/tcp6; find /proc/[0-9]*/fd -lname 'socket:*' -printf '%l\\n'; true";
  const { words, reachable } =
    composeService(process) === "own-network"
      ? {
          words: ["inspect", "--format={{json .NetworkSettings.Ports}}", CONTAINER_NAME],
          reachable: publishedBeyondLoopback,
        }
      : { words: ["exec", CONTAINER_NAME, "sh", "-c", script], reachable: reachableByOthers };
  const output = await askDocker(words);
  return output === undefined
    ? err(startFailed(`Docker does not tell where ${CONTAINER_NAME} listens.`))
    : ok(reachable(output));
}

/** The network's tables, which are the whole machine's, and a line for each socket that the container holds. */
export function reachableByOthers(output: string): readonly string[] {
  const own = new Set(Array.from(output.matchAll(/^socket:\[(\d+)\]$/gm), ([, inode]) => inode));
  return reachableListeners(output)
    .filter(({ inode }) => own.has(inode))
    .map(({ address }) => address);
}

function askDocker(words: readonly string[]): Promise<string | undefined> {
  return new Promise((resolve) => {
    execFile("docker", words, (failure, output) => resolve(failure === null ? output : undefined));
  });
}

type ComposeService = "host-network" | "own-network";

/**
 * Service of `compose.yaml`. On Linux the container can be on the machine's own network. Elsewhere Docker runs in a
 * virtual machine, whose loopback is another one; `PORTAL_LOCALSTACK_NETWORK=own` says so where Linux does that too.
 */
export function composeService({ platform, env }: Pick<NodeJS.Process, "platform" | "env">): ComposeService {
  return platform === "linux" && env["PORTAL_LOCALSTACK_NETWORK"] !== "own" ? "host-network" : "own-network";
}
