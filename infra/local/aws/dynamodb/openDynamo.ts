import dynalite from "dynalite";
import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import path from "node:path";
import { Readable } from "node:stream";
import { askingForUnits, unitsIn } from "./consumedUnits.ts";
import { largeLevelFiles } from "./largeLevelFiles.ts";

largeLevelFiles();

export type Dynamo = {
  readonly handle: (
    exchange: { incoming: IncomingMessage; outgoing: ServerResponse; operation: string; body: Buffer },
    /** Told how many capacity units the request consumed. */
    consumed: (units: number) => void,
  ) => void;
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
    handle: ({ incoming, outgoing, operation, body }, consumed) => {
      const { headers, method, url } = incoming;
      const request = Readable.from([askingForUnits(operation, body)]);
      server.emit("request", Object.assign(request, { headers, method, url }), told(outgoing, consumed));
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
      }),
  };
}

/** The response, which reads on its way out what was consumed. */
function told(outgoing: ServerResponse, consumed: (units: number) => void): ServerResponse {
  const end = outgoing.end.bind(outgoing);
  return Object.assign(outgoing, {
    end: (body = "") => {
      consumed(unitsIn(body));
      return end(body);
    },
  });
}
