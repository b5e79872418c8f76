import { err, ok, type Result } from "../../domain/result.ts";
import type { DeliveryState, TransportFailure } from "../../ports/AuthorityTransport.ts";
import { xmlElement } from "../xml/xmlElement.ts";
import type { XtaOperations } from "./createXtaOperations.ts";
import { failureOfFault, MESSAGE_ID_UNKNOWN } from "./failureOfFault.ts";
import { readTransportReport } from "./readTransportReport.ts";
import { unavailable } from "./transportFailures.ts";

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
