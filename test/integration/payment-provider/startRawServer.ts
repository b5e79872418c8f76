import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** A server that answers every request with the same bytes and hangs up. */
export interface RawServer {
  readonly host: string;
  /** What the next requests are answered with. */
  answer: Uint8Array;
  stop(): void;
}

export async function startRawServer(): Promise<RawServer> {
  const open = new Set<Socket>();
  const server = createServer((socket) => {
    open.add(socket);
    socket.once("close", () => open.delete(socket));
    // The client may hang up first.
    socket.on("error", () => socket.destroy());
    socket.once("data", () => socket.end(raw.answer));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port }: AddressInfo = Object.assign({ port: 0, address: "", family: "" }, server.address());
  const raw: RawServer = {
    host: `127.0.0.1:${port}`,
    answer: new Uint8Array(),
    stop: () => {
      for (const socket of open) socket.destroy();
      server.close();
    },
  };
  return raw;
}
