import type { XtaContent } from "../../domain/submission/SealedApplication.ts";
import type { XtaRecipient } from "../../domain/transport/XtaRecipient.ts";
import type { TransportApplication } from "../../ports/AuthorityTransport.ts";
import { xmlElement } from "../xml/xmlElement.ts";
import { xmlSafe } from "./xmlSafe.ts";

/**
 * The main document: what is applied for, when and where, and every attachment with its hash. Root element and namespace
 * are agreed with the authority.
 */
export function composeMainDocument(
  application: Pick<
    TransportApplication,
    "transferTicketNumber" | "applicationDate" | "leiKaId" | "serviceName" | "ars"
  >,
  given: {
    readonly recipient: Pick<XtaRecipient, "rootElement" | "messageType">;
    readonly attachments: readonly XtaContent[];
  },
): string {
  const { rootElement, messageType } = given.recipient;
  const root = xmlElement(rootElement, {
    attributes: { xmlns: messageType.payloadSchema },
    children: [
      xmlElement("vorgangsnummer", { text: application.transferTicketNumber }),
      xmlElement("antragszeitpunkt", { text: application.applicationDate }),
      xmlElement("leistung", {
        attributes: { schluessel: application.leiKaId },
        text: xmlSafe(application.serviceName),
      }),
      xmlElement("ort", { attributes: { regionalschluessel: application.ars } }),
      xmlElement("anlagen", { children: given.attachments.map(attachmentElement) }),
    ],
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

function attachmentElement({ id, fileName, contentType, description, size, sha512 }: XtaContent): string {
  return xmlElement("anlage", {
    attributes: {
      id,
      dateiname: xmlSafe(fileName),
      medientyp: contentType,
      art: xmlSafe(description),
      groesse: String(size),
      hashverfahren: "SHA-512",
      hash: sha512,
    },
  });
}
