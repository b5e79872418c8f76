import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { boundedFetch } from "./boundedFetch.ts";

/** Answers the first request of a connection and closes the connection at the second one, before an answer. */
function closesKeptConnections() {
  const used = new WeakMap<Socket, number>();
  let [asked, closed] = [0, 0];
  const server = createServer((request, response) => {
    const before = used.get(request.socket) ?? 0;
    used.set(request.socket, before + 1);
    asked += 1;
    if (before > 0) {
      closed += 1;
      request.socket.destroy();
    } else request.resume().on("end", () => response.end("answered"));
  });
  return { server, asked: () => asked, closed: () => closed };
}

describe("fetch of identity providers", () => {
  const { server, asked, closed } = closesKeptConnections();
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  it("asks once more over a new connection where the kept one was closed", async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
    const url = `http://127.0.0.1:${port}/token`;
    const send = boundedFetch(1_000);
    let answers = 0;
    // A client may take its connection back a moment after the answer, and ask over another one until then.
    while (closed() === 0) {
      const answer = await send(url, { method: "POST", body: new URLSearchParams({ code: "c" }) });
      expect([answer.status, await answer.text()]).toEqual([200, "answered"]);
      answers += 1;
    }
    expect([closed(), asked()]).toEqual([1, answers + 1]);
  });
});
