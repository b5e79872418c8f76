import { SERVICE } from "../accounts.ts";
import { inside, text } from "../soap/readXml.ts";
import { exception, type XtaFault } from "../soap/XtaFault.ts";

/** Whether a message names the booked service with its scenario and type. */
export function serviceFault(qualifier: Element | undefined): XtaFault | undefined {
  if (text(inside(qualifier, "oscimeta:Service")[0]) !== SERVICE.service) {
    return exception("9013", "the account has booked no such service at this reader");
  }
  const [scenario] = inside(qualifier, "oscimeta:BusinessScenario");
  const [defined] = inside(scenario, "oscimeta:Defined");
  if (defined !== undefined && !isCode(defined, SERVICE.businessScenario)) {
    return exception("9022", "the business scenario does not belong to the service");
  }
  const [type] = inside(qualifier, "oscimeta:MessageType");
  return type !== undefined &&
    isCode(type, SERVICE.messageType) &&
    type.getAttribute("payloadSchema") === SERVICE.messageType.payloadSchema
    ? undefined
    : exception("9022", "the message type does not belong to the service");
}

function isCode(
  element: Element,
  wanted: { readonly listURI: string; readonly listVersionID: string; readonly code: string },
): boolean {
  return (
    element.getAttribute("listURI") === wanted.listURI &&
    element.getAttribute("listVersionID") === wanted.listVersionID &&
    text(inside(element, "none:code")[0]) === wanted.code
  );
}
