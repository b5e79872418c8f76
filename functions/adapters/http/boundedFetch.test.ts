import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { boundedFetch } from "./boundedFetch.ts";

/** Answers the first request of a connection and closes the connection at the second one, before an answer. */
function closesKeptConnections() {
  const used = new WeakMap<Socket, number>();
  let asked = 0;
  const server = createServer((request, response) => {
    const before = used.get(request.socket) ?? 0;
    used.set(request.socket, before + 1);
    asked += 1;
    if (before > 0) request.socket.destroy();
    else request.resume().on("end", () => response.end("answered"));
  });
  return { server, asked: () => asked };
}

describe("fetch of identity providers", () => {
  const { server, asked } = closesKeptConnections();
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it("asks once more over a new connection where the kept one was closed", async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
    const url = `http://127.0.0.1:${port}/token`;
    const send = boundedFetch(1_000);
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(url, { method: "POST", body: new URLSearchParams({ code: "c" }) });
      expect([answer.status, await answer.text()]).toEqual([200, "answered"]);
      // The client keeps the connection a moment after the answer.
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect(asked()).toBe(3);
  });
});
