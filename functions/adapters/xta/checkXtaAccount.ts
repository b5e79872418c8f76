import { ok, type Result } from "#domain/result.ts";
import type { XtaRecipient } from "#domain/sending/XtaRecipient.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { elementsOf, textOf } from "../xml/elementsOf.ts";
import { xmlElement } from "../xml/xmlElement.ts";
import { partyElement } from "./composeMetaData.ts";
import { createXtaExchange } from "./createXtaExchange.ts";
import { createXtaOperations, type XtaCall } from "./createXtaOperations.ts";
import { failureOfFault } from "./readReply.ts";
import { NAMESPACE, type XtaOperation } from "./xtaNames.ts";
import type { XtaOptions } from "./XtaOptions.ts";

export type ServiceState = "available" | "not-available" | "unknown";

/** The operator's self-test: whether the account is active, and whether each recipient offers the agreed service. */
export async function checkXtaAccount(
  options: XtaOptions,
  recipients: readonly XtaRecipient[],
): Promise<Result<readonly ServiceState[], TransportFailure>> {
  const call = createXtaOperations(options, createXtaExchange(options));
  const body = async (
    operation: XtaOperation,
    content: XtaCall["body"],
  ): Promise<Result<Element, TransportFailure>> => {
    const answer = await call(operation, { body: content });
    if (!answer.ok) return answer;
    return answer.value.kind === "reply"
      ? ok(answer.value.body)
      : { ok: false, failure: failureOfFault(answer.value) };
  };
  const active = await body("checkAccountActive", []);
  if (!active.ok || recipients.length === 0) return active.ok ? ok([]) : active;
  const found = await body("lookupService", [
    xmlElement("xta:LookupServiceRequest", { children: recipients.map(lookupElement) }),
  ]);
  if (!found.ok) return found;
  const results = elementsOf(found.value, { namespace: NAMESPACE.xta, local: "LookupServiceResult" });
  return ok(recipients.map((_recipient, index) => serviceState(results[index])));
}

function lookupElement({ reader, service }: XtaRecipient): string {
  const asked = [partyElement("Reader", reader), xmlElement("xta:ServiceType", { text: service })];
  return xmlElement("xta:LookupServiceRequestList", {
    children: [xmlElement("xta:LookupService", { children: asked })],
  });
}

function serviceState(result: Element | undefined): ServiceState {
  const said =
    result === undefined
      ? undefined
      : textOf(elementsOf(result, { namespace: NAMESPACE.xta, local: "ServiceIsAvailable" })[0]);
  if (said === "true" || said === "1") return "available";
  return said === "false" || said === "0" ? "not-available" : "unknown";
}
