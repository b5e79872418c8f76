import type { Server, ServerResponse } from "node:http";

/** Starts a server on 127.0.0.1; `stop` also ends connections that browsers and SDK clients keep open. */
export async function listenOn(
  server: Server,
  options: { readonly port: number },
): Promise<{ readonly stop: () => Promise<void> }> {
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

/** A bug of the stack itself fails one request, with its trace on the terminal, and not the whole stack. */
export function answerBug(outgoing: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  if (outgoing.headersSent) outgoing.destroy();
  else
    outgoing
      .writeHead(500, { "content-type": "text/plain" })
      .end("The local stack failed; see its terminal.\n");
}
