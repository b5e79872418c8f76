import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { reachableByOthers, composeService } from "./localStackContainer.ts";

const HEADING =
  "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode";

function listener(address: string, inode: number): string {
  return `  0: ${address} 00000000:0000 0A 00000000:00000000 00:00000000 00000000 0 0 ${inode} 1`;
}

describe("what other machines could reach of a container on the machine's network", () => {
  it("is what its own processes hold beyond loopback, and nothing of the machine's", () => {
    const sockets = [
      HEADING,
      listener("0100007F:11D6", 1),
      listener("00000000:11D6", 2),
      listener("00000000:0016", 3),
      HEADING,
      listener(`${"0".repeat(32)}:11D7`, 4),
      "socket:[1]",
      "socket:[2]",
      "socket:[4]",
      "",
    ].join("\n");
    expect(reachableByOthers(sockets)).toEqual(["00000000:11D6", `${"0".repeat(32)}:11D7`]);
  });
});

it("the container is on the machine's network where Docker runs on the machine itself", () => {
  expect(composeService({ platform: "linux", env: {} })).toBe("host-network");
  expect(composeService({ platform: "darwin", env: {} })).toBe("own-network");
  expect(composeService({ platform: "win32", env: {} })).toBe("own-network");
  expect(composeService({ platform: "linux", env: { PORTAL_LOCALSTACK_NETWORK: "own" } })).toBe(
    "own-network",
  );
});

it("no container is given the Docker socket, and nothing is published beyond this machine", () => {
  const compose = readFileSync(path.join(import.meta.dirname, "../../../compose.yaml"), "utf8");
  const lines = compose.split("\n").filter((line) => !line.trim().startsWith("#"));
  expect(lines.join("\n")).not.toMatch(/docker\.sock|privileged|cap_add|pid:/);
  const published = lines.filter((line) => /^\s*- "?[\d.:]+"?$/.test(line)).map((line) => line.trim());
  expect(published).toEqual(['- "127.0.0.1:4566:4566"']);
  expect(lines.filter((line) => /^\s*ports:/.test(line))).toHaveLength(1);
});
