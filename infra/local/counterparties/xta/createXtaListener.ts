import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { TLSSocket } from "node:tls";
import { err } from "../../../../functions/domain/result.ts";
import { readRequestBody } from "../process/readRequestBody.ts";
import { isParty, type Account } from "./accounts.ts";
import { fetchEverything, type Mishaps } from "./createMishaps.ts";
import { HANDLERS } from "./operations/HANDLERS.ts";
import { readRequest, type ReadRequest } from "./soap/readRequest.ts";
import { writeFault, writeReply, type HttpAnswer } from "./soap/writeAnswer.ts";
import { exception, senderFault } from "./soap/XtaFault.ts";
import type { XtaOrder } from "./xtaFault.ts";
import type { XtaWorld } from "./XtaWorld.ts";

/** Contents of 40 MB as base64 and the envelope around them. */
const REQUEST_MAX_BYTES = 60_000_000;

interface Served {
  readonly world: XtaWorld;
  readonly mishaps: Mishaps;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The three ports of the provider. Who calls is who owns the certificate of the connection. */
export function createXtaListener(served: Served): RequestListener {
  return (request, response) => {
    serve(request, { response, served }).catch((error: unknown) => {
      process.stderr.write(`XTA counterparty: ${String(error)}\n`);
      response.destroy();
    });
  };
}

async function serve(
  incoming: IncomingMessage,
  { response, served }: { readonly response: ServerResponse; readonly served: Served },
): Promise<void> {
  const port = (incoming.url ?? "/").split("?", 1).join("").replace(/^\//, "");
  if (incoming.method !== "POST") {
    response.writeHead(405, { allow: "POST" }).end();
    return;
  }
  const body = await readRequestBody(incoming, REQUEST_MAX_BYTES);
  const received: ReadRequest =
    body === undefined
      ? { addressing: { action: "", messageId: "" }, request: err(senderFault("the request is too long")) }
      : readRequest(port, { contentType: incoming.headers["content-type"] ?? "", body });
  const mishap = received.request.ok ? served.mishaps.take(received.request.value.operation) : undefined;
  if (mishap?.mishap === "slow") await wait(mishap.delayMilliseconds);
  if (mishap?.mishap === "unavailable") {
    response.writeHead(503, { "content-type": "text/plain" }).end("unavailable");
    return;
  }
  send(response, { answer: answerTo(received, { served, incoming, mishap }), mishap });
}

function answerTo(
  { addressing, request }: ReadRequest,
  given: {
    readonly served: Served;
    readonly incoming: IncomingMessage;
    readonly mishap: XtaOrder | undefined;
  },
): HttpAnswer {
  const { world, mishaps, accounts } = given.served;
  if (!request.ok) return writeFault(request.failure, addressing);
  const { operation, author, metaData, body, parts } = request.value;
  const account = accounts.get(fingerprintOf(given.incoming));
  if (account === undefined)
    return writeFault(exception("9012", "no account has this certificate"), addressing);
  if (author !== undefined && !isParty(author, account)) {
    return writeFault(exception("9014", "the author is not the account of the certificate"), addressing);
  }
  if (given.mishap?.mishap === "fault") {
    return writeFault(exception(given.mishap.number, "ordered by the console"), addressing);
  }
  const done = HANDLERS[operation](world, { account, metaData, body, parts });
  if (mishaps.fetchesByItself()) fetchEverything(world);
  const related =
    given.mishap?.mishap === "wrong-relates-to"
      ? { ...addressing, messageId: "urn:uuid:00000000-0000-4000-8000-000000000000" }
      : addressing;
  return done.ok ? writeReply(done.value, related) : writeFault(done.failure, related);
}

function fingerprintOf({ socket }: IncomingMessage): string {
  return socket instanceof TLSSocket ? socket.getPeerCertificate().fingerprint256 : "";
}

function send(
  response: ServerResponse,
  { answer, mishap }: { readonly answer: HttpAnswer; readonly mishap: XtaOrder | undefined },
): void {
  const { status, contentType, body } = answer;
  if (mishap?.mishap === "drop-answer") {
    response.destroy();
    return;
  }
  response.writeHead(status, { "content-type": contentType, "content-length": body.length });
  response.end(body, () => {
    if (mishap?.mishap !== "answer-twice") return;
    const head = `HTTP/1.1 ${status} Again\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`;
    const { socket } = response;
    socket?.write(Buffer.concat([Buffer.from(head), body]));
  });
}
