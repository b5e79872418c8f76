import { XMLSerializer } from "@xmldom/xmldom";
import type { DeliveryProblem, DeliveryState, TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { childrenOf, elementsOf, textOf } from "../xml/elementsOf.ts";
import { NAMESPACE } from "./xtaNames.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { xmlElement } from "../xml/xmlElement.ts";
import type { XtaOperations } from "./createXtaOperations.ts";
import { failureOfFault, MESSAGE_ID_UNKNOWN } from "./readReply.ts";
import { unavailable } from "./XtaOptions.ts";

/**
 * What a transport report says about the message with this id; undefined when it is about none or another one. Status 0
 * lies ready for the reader, until the reader has fetched and closed; 1 and 2 are done (without and with warnings), 3
 * failed.
 */
export function readTransportReport(body: Element, messageId: string): DeliveryState | undefined {
  const read = readReport(body, messageId);
  const fetchedAt = instant(
    textOf(elementsOf(body, { namespace: NAMESPACE.oscimeta, local: "InitialFetch" })[0]),
  );
  return read === undefined || fetchedAt === undefined ? read : { ...read, fetchedAt };
}

function readReport(body: Element, messageId: string): DeliveryState | undefined {
  const report = childrenOf(body, { namespace: NAMESPACE.xta, local: "TransportReport" })[0];
  if (report === undefined) return undefined;
  const metaData = childrenOf(report, { namespace: NAMESPACE.oscimeta, local: "MessageMetaData" })[0];
  const status = childrenOf(report, { namespace: NAMESPACE.xta, local: "MessageStatus" })[0];
  const reportedOn =
    metaData === undefined
      ? undefined
      : textOf(elementsOf(metaData, { namespace: NAMESPACE.wsa, local: "MessageID" })[0]);
  if (metaData === undefined || status === undefined || reportedOn !== messageId) return undefined;
  const attribute = (local: string): string | undefined =>
    textOf(elementsOf(metaData, { namespace: NAMESPACE.oscimeta, local })[0]);
  const at = instant(
    attribute("Reception") ??
      attribute("Delivery") ??
      textOf(childrenOf(report, { namespace: NAMESPACE.xta, local: "ReportTime" })[0]),
  );
  const evidence = [new XMLSerializer().serializeToString(report)];
  switch (textOf(childrenOf(status, { namespace: NAMESPACE.xta, local: "Status" })[0])) {
    case "0":
      return { kind: "in-transit" };
    case "1":
    case "2":
      return at === undefined ? undefined : { kind: "delivered", at, evidence };
    case "3":
      return at === undefined ? undefined : { kind: "rejected", at, evidence, problems: problemsIn(status) };
    default:
      return undefined;
  }
}

function problemsIn(status: Element): readonly DeliveryProblem[] {
  return elementsOf(status, { namespace: NAMESPACE.xta, local: "Error" }).map((error) => ({
    // XTA has codes and no addresses of problem types.
    type: "",
    title: textOf(elementsOf(error, { namespace: "*", local: "code" })[0]) ?? "",
    detail: textOf(childrenOf(error, { namespace: NAMESPACE.xta, local: "Reason" })[0]) ?? "",
  }));
}

/** Times of XML Schema may come without offset: then as UTC. */
function instant(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const read = new Date(/(Z|[+-]\d\d:\d\d)$/.test(text) ? text : `${text}Z`);
  return Number.isNaN(read.getTime()) ? undefined : read.toISOString();
}

/** The transport report of a message; `unknown-id` where the provider has no message under it (any more). */
export async function fetchReport(
  messageId: string,
  call: XtaOperations,
): Promise<Result<DeliveryState | "unknown-id", TransportFailure>> {
  const answer = await call("getTransportReport", {
    body: [xmlElement("wsa:MessageID", { text: messageId })],
  });
  if (!answer.ok) return answer;
  if (answer.value.kind === "fault") {
    return answer.value.code === MESSAGE_ID_UNKNOWN ? ok("unknown-id") : err(failureOfFault(answer.value));
  }
  const state = readTransportReport(answer.value.body, messageId);
  return state === undefined ? unavailable("The transport report is about something else") : ok(state);
}
