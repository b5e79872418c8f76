import type { ServerResponse } from "node:http";

/** A bug of the stack itself fails one request, with its trace on the terminal, and not the whole stack. */
export function answerBug(outgoing: ServerResponse, error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  if (outgoing.headersSent) outgoing.destroy();
  else
    outgoing
      .writeHead(500, { "content-type": "text/plain" })
      .end("The local stack failed; see its terminal.\n");
}
