import { xmlElement } from "../xml/xmlElement.ts";
import { ACTION, ANONYMOUS, NAMESPACE, type XtaOperation } from "./xtaNames.ts";

const XMLNS = Object.fromEntries(
  Object.entries(NAMESPACE).map(([prefix, namespace]) => [`xmlns:${prefix}`, namespace]),
);

/** A SOAP 1.2 envelope with the headers of WS-Addressing; `headers` and `body` are elements. */
export function composeEnvelope(
  operation: XtaOperation,
  message: {
    readonly to: string;
    readonly messageId: string;
    readonly headers: readonly string[];
    readonly body: readonly string[];
  },
): string {
  const header = xmlElement("soap:Header", {
    children: [
      xmlElement("wsa:Action", { text: ACTION[operation] }),
      xmlElement("wsa:MessageID", { text: message.messageId }),
      xmlElement("wsa:To", { text: message.to }),
      xmlElement("wsa:ReplyTo", { children: [xmlElement("wsa:Address", { text: ANONYMOUS })] }),
      ...message.headers,
    ],
  });
  const body = xmlElement("soap:Body", { children: message.body });
  return xmlElement("soap:Envelope", { attributes: XMLNS, children: [header, body] });
}
