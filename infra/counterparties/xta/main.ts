import type { IncomingMessage, RequestListener } from "node:http";
import { TLSSocket } from "node:tls";
import { err } from "#domain/result.ts";
import { throughFault } from "../kit/createFaults.ts";
import { type Answer, createListener, type Call } from "../kit/http.ts";
import {
  type CounterpartyClock,
  type CounterpartySettings,
  type OpenCounterparty,
  counterpartySettings,
  runCounterparty,
} from "../kit/runCounterparty.ts";
import { accountsByCertificate, AUTHOR, READER, SERVICE, isParty, type Account } from "./accounts.ts";
import {
  createXtaFaults,
  type XtaFaults,
  fetchEverything,
  AUTHORITY_ACTIONS,
  XTA_FAULTS,
  type XtaFault,
  xtaFault,
} from "./faults.ts";
import { openXtaKeys } from "./openXtaKeys.ts";
import { openMessageStore } from "./messageStore.ts";
import {
  close,
  getMessage,
  getNextMessage,
  getNextStatusList,
  getStatusList,
} from "./operations/boxOperations.ts";
import {
  cancelMessage,
  checkAccountActive,
  createMessageId,
  getTransportReport,
  lookupService,
} from "./operations/managementOperations.ts";
import { sendMessage, sendMessageSync } from "./operations/sendOperations.ts";
import type { OperationName } from "./soap/actions.ts";
import { readRequest, type ReadRequest } from "./soap/readRequest.ts";
import { exception, senderFault } from "./soap/SoapFault.ts";
import { writeFault, writeReply } from "./soap/writeAnswer.ts";
import type { XtaState, XtaOperationHandler } from "./XtaState.ts";

/** Management, send and message-box port of an XTA 2.1.1 provider, behind mutual TLS. */
async function openXta(
  { stateFolder, port }: CounterpartySettings,
  clock: CounterpartyClock,
): Promise<OpenCounterparty<XtaFault>> {
  const keys = await openXtaKeys(stateFolder, clock.now());
  const origin = `https://127.0.0.1:${port}`;
  const faults: XtaFaults = createXtaFaults(() => state);
  const state: XtaState = {
    origin,
    clock,
    messages: openMessageStore(stateFolder),
    iterations: new Map(),
    marks: () => faults.marks(),
  };
  const { authority, server } = keys.material;
  return {
    tls: {
      key: server.key,
      cert: server.certificate,
      ca: authority,
      requestCert: true,
      rejectUnauthorized: true,
      minVersion: "TLSv1.2",
      maxVersion: "TLSv1.3",
    },
    listener: createXtaListener({ state, faults, accounts: accountsByCertificate(keys.material) }),
    setFault: faults.set,
    description: {
      edition: "2.1.1",
      endpoints: {
        management: `${origin}/ManagementPort`,
        send: `${origin}/SendXtaPort`,
        messageBox: `${origin}/MsgBoxPort`,
      },
      caFile: keys.caFile,
      author: { ...AUTHOR, ...keys.filesOf("author") },
      reader: { ...READER, ...keys.filesOf("reader") },
      withoutAccount: keys.filesOf("stranger"),
      service: SERVICE.service,
      businessScenario: SERVICE.businessScenario,
      messageType: SERVICE.messageType,
      rootElement: SERVICE.messageType.code,
      faults: [...XTA_FAULTS, ...AUTHORITY_ACTIONS],
    },
  };
}

interface Served {
  readonly state: XtaState;
  readonly faults: XtaFaults;
  readonly accounts: ReadonlyMap<string, Account>;
}

/** The three ports of the provider. Who calls is who owns the certificate of the connection. */
function createXtaListener(served: Served): RequestListener {
  return createListener({
    name: "XTA counterparty",
    // Contents of 40 MB as base64 and the envelope around them.
    bodyMaxBytes: 60_000_000,
    answer: (call) => serve(call, served),
  });
}

async function serve({ request, url, body }: Call, served: Served): Promise<Answer | undefined> {
  if (request.method !== "POST") return { status: 405, headers: { allow: "POST" } };
  const bytes = await body();
  const received: ReadRequest =
    bytes === undefined
      ? { addressing: { action: "", messageId: "" }, request: err(senderFault("the request is too long")) }
      : readRequest(url.pathname.replace(/^\//, ""), {
          contentType: request.headers["content-type"] ?? "",
          body: bytes,
        });
  const fault = received.request.ok ? served.faults.take(received.request.value.operation) : undefined;
  if (fault?.kind === "unavailable") return { status: 503, contentType: "text/plain", body: "unavailable" };
  return throughFault(fault, () => answerTo(received, { served, request, fault }));
}

function answerTo(
  { addressing, request }: ReadRequest,
  given: {
    readonly served: Served;
    readonly request: IncomingMessage;
    readonly fault: XtaFault | undefined;
  },
): Answer {
  const { state, faults, accounts } = given.served;
  if (!request.ok) return writeFault(request.failure, addressing);
  const { operation, author, metaData, body, parts } = request.value;
  const account = accounts.get(fingerprintOf(given.request));
  if (account === undefined)
    return writeFault(exception("9012", "no account has this certificate"), addressing);
  if (author !== undefined && !isParty(author, account)) {
    return writeFault(exception("9014", "the author is not the account of the certificate"), addressing);
  }
  if (given.fault?.kind === "fault") {
    return writeFault(exception(given.fault.number, "ordered by the console"), addressing);
  }
  const done = HANDLERS[operation](state, { account, metaData, body, parts });
  if (faults.fetchesByItself()) fetchEverything(state);
  const related =
    given.fault?.kind === "wrong-relates-to"
      ? { ...addressing, messageId: "urn:uuid:00000000-0000-4000-8000-000000000000" }
      : addressing;
  return done.ok ? writeReply(done.value, related) : writeFault(done.failure, related);
}

function fingerprintOf({ socket }: IncomingMessage): string {
  return socket instanceof TLSSocket ? socket.getPeerCertificate().fingerprint256 : "";
}

const HANDLERS: Readonly<Record<OperationName, XtaOperationHandler>> = {
  checkAccountActive,
  lookupService,
  createMessageId,
  getTransportReport,
  cancelMessage,
  sendMessage,
  sendMessageSync,
  getStatusList,
  getMessage,
  getNextStatusList,
  getNextMessage,
  close,
};

await runCounterparty({
  settings: counterpartySettings,
  fault: xtaFault,
  hosts: ["127.0.0.1"],
  open: openXta,
});
