import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { listeningBeyondLoopback, reachableListeners, publishedBeyondLoopback } from "./beyondLoopback.ts";

let server: Server | undefined;

async function listen(host: string): Promise<void> {
  server = createServer().listen({ host, port: 0 });
  await once(server, "listening");
}

afterEach(() => server?.close());

describe("what other machines could reach", () => {
  it("is a socket on every interface, and none on loopback", async () => {
    await listen("127.0.0.1");
    expect(listeningBeyondLoopback([process.pid])).toEqual([]);
    server?.close();
    await listen("0.0.0.0");
    expect(listeningBeyondLoopback([process.pid])).toHaveLength(1);
  });

  it("is published by the system's table: listeners only, loopback in each of its notations left out", () => {
    const line = (address: string, state: string): string =>
      `  0: ${address} 00000000:0000 ${state} 00000000:00000000 00:00000000 00000000 0 0 4711 1`;
    const loopback = ["0100007F", "00000000000000000000000001000000", "0000000000000000FFFF00000100007F"];
    const table = [
      "  sl  local_address rem_address   st tx_queue rx_queue tr tm->when retrnsmt   uid  timeout inode",
      ...loopback.map((host) => line(`${host}:11D6`, "0A")),
      line("00000000:11D6", "0A"),
      line(`${"0".repeat(32)}:11D7`, "0A"),
      line("0200000A:11D8", "01"),
    ].join("\n");
    expect(reachableListeners(table).map(({ address }) => address)).toEqual([
      "00000000:11D6",
      `${"0".repeat(32)}:11D7`,
    ]);
  });
});

it("what other machines could reach of a container on a network of its own is what is published beyond loopback", () => {
  const on = (HostIp: string) => [{ HostIp, HostPort: "4566" }];
  const published = {
    "4566/tcp": on("127.0.0.1"),
    "4567/tcp": on("::1"),
    "4568/tcp": null,
    "4569/tcp": [...on("0.0.0.0"), ...on("::")],
    "4570/tcp": on(""),
  };
  expect(publishedBeyondLoopback(JSON.stringify(published))).toEqual(["0.0.0.0:4566", ":::4566", ":4566"]);
});
