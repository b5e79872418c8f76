import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { z } from "zod";

const LISTENING = "0A";

/** Addresses, in the system's own notation, on which these processes listen and that other machines can reach. */
export function listeningBeyondLoopback(pids: readonly number[]): readonly string[] {
  const own = new Set(pids.flatMap(socketsOf));
  return ["/proc/net/tcp", "/proc/net/tcp6"]
    .flatMap((table) => reachableListeners(readIfThere(table)))
    .filter(({ inode }) => own.has(inode))
    .map(({ address }) => address);
}

/** Listeners of one table of the system (`/proc/net/tcp`) that are not on loopback. */
export function reachableListeners(
  table: string,
): readonly { readonly address: string; readonly inode: string }[] {
  return table
    .split("\n")
    .slice(1)
    .map((line) => line.trim().split(/\s+/))
    .filter((words) => words[3] === LISTENING)
    .map((words) => ({ address: words[1] ?? "", inode: words[9] ?? "" }))
    .filter(({ address }) => !isLoopback(address));
}

/** Bytes of each word stand in reverse: 0100007F is 127.0.0.1; ::1 and the mapped form count as well. */
function isLoopback(address: string): boolean {
  const [host = ""] = address.split(":");
  return (
    /^[0-9A-F]{6}7F$/.test(host) ||
    host === `${"0".repeat(24)}01000000` ||
    /^0{16}FFFF0000[0-9A-F]{6}7F$/.test(host)
  );
}

function socketsOf(pid: number): readonly string[] {
  try {
    return readdirSync(`/proc/${pid}/fd`).flatMap((name) => inodeBehind(`/proc/${pid}/fd/${name}`));
  } catch {
    return [];
  }
}

function inodeBehind(descriptor: string): readonly string[] {
  try {
    const [, inode] = /^socket:\[(\d+)\]$/.exec(readlinkSync(descriptor)) ?? [];
    return inode === undefined ? [] : [inode];
  } catch {
    return [];
  }
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

/** `NetworkSettings.Ports` as Docker prints it: null where a port of the image is not published. */
const publishedSchema = z.record(
  z.string(),
  z.array(z.object({ HostIp: z.string(), HostPort: z.string() })).nullable(),
);

/** Addresses of this machine on which Docker publishes ports of a container and that other machines can reach. */
export function publishedBeyondLoopback(output: string): readonly string[] {
  return Object.values(publishedSchema.parse(JSON.parse(output)))
    .flatMap((published) => published ?? [])
    .filter(({ HostIp }) => !HostIp.startsWith("127.") && HostIp !== "::1")
    .map(({ HostIp, HostPort }) => `${HostIp}:${HostPort}`);
}
