import { describe, expect, it } from "vitest";
import { reachableByOthers } from "./localStackContainer.ts";

const HEADING =
  "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode";

function listener(address: string, inode: number): string {
  return `  0: ${address} 00000000:0000 0A 00000000:00000000 00:00000000 00000000 0 0 ${inode} 1`;
}

describe("what other machines could reach of a container on the machine's network", () => {
  it("is what its own processes hold beyond loopback, and nothing of the machine's", () => {
    const told = [
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
    expect(reachableByOthers(told)).toEqual(["00000000:11D6", `${"0".repeat(32)}:11D7`]);
  });
});
