import dynalite from "dynalite";
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";

export type Dynamo = {
  readonly handle: (exchange: { incoming: IncomingMessage; outgoing: ServerResponse; body: Buffer }) => void;
  readonly stop: () => Promise<void>;
};

/**
 * DynamoDB by dynalite, inside this process, on LevelDB files. It listens on a private socket only because its
 * store closes cleanly no other way; requests are handed to it after their signature was checked.
 */
export async function openDynamo(options: { readonly folder: string }): Promise<Dynamo> {
  mkdirSync(options.folder, { recursive: true });
  const server: Server = dynalite({
    path: options.folder,
    createTableMs: 0,
    deleteTableMs: 0,
    updateTableMs: 0,
  });
  const name = `portal-dynamo-${randomUUID()}`;
  const socket = process.platform === "win32" ? `\\\\.\\pipe\\${name}` : path.join(tmpdir(), name);
  await new Promise<void>((resolve) => {
    server.listen(socket, () => resolve());
  });
  return {
    handle: ({ incoming, outgoing, body }) => {
      const { headers, method, url } = incoming;
      server.emit("request", Object.assign(Readable.from([body]), { headers, method, url }), outgoing);
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}
