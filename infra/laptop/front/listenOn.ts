import type { Server, ServerResponse } from "node:http";

/** Starts a server on 127.0.0.1; `stop` also ends connections that browsers and SDK clients keep open. */
export async function listenOn(
  server: Server,
  options: { readonly port: number },
): Promise<{ readonly stop: () => Promise<void> }> {
  keepConnections(server);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port: options.port, host: "127.0.0.1" }, () => resolve());
  });
  return {
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Ends none that a client keeps: a program that was busy for Node's five seconds would send its next call into one that is gone. */
export function keepConnections(server: Server): void {
  server.keepAliveTimeout = 0;
}

/** A bug of the stack itself fails one request, with its trace on the terminal, and not the whole stack. */
export function answerBug(outgoing: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  if (outgoing.headersSent) outgoing.destroy();
  else
    outgoing
      .writeHead(500, { "content-type": "text/plain" })
      .end("The local stack failed; see its terminal.\n");
}
