import type { TransportFailure } from "../../ports/AuthorityTransport.ts";
import type { XtaReply } from "./readReply.ts";

export const MESSAGE_ID_IN_USE = "9024";
export const MESSAGE_ID_UNKNOWN = "9070";

/** Unspecified, and the technical problems of server, directory and delivery (code list `fehlernummer`). */
const PASSING_CODES = ["9000", "9030", "9031", "9032"];
const KNOWN_CODE = /^9\d{3}$/;

/**
 * What a fault means for the application: technical problems may heal, everything about account, parameters, schema,
 * malware and services will not. A fault without a code of the list is judged by whom SOAP blames for it.
 */
export function failureOfFault(fault: Extract<XtaReply, { kind: "fault" }>): TransportFailure {
  const { exception, code, sender } = fault;
  const cause = `${exception === "" ? "SOAP fault" : exception} ${code}`.trim();
  const passing =
    PASSING_CODES.includes(code) ||
    (!KNOWN_CODE.test(code) && (exception === "XTAWSTechnicalProblemException" || !sender));
  return passing ? { kind: "transport-unavailable", cause } : { kind: "transport-refused", cause };
}
