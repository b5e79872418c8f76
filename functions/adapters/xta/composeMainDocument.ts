import type { PaymentOutcome } from "#domain/payment/PaymentOutcome.ts";
import type { XtaContent } from "#domain/sending/SealedApplication.ts";
import type { XtaRecipient } from "#domain/sending/XtaRecipient.ts";
import type { TransportApplication } from "#ports/sending/AuthorityTransport.ts";
import { xmlElement } from "../xml/xmlElement.ts";
import { xmlSafe } from "./composeContainer.ts";

/**
 * The main document: what is applied for, when and where, the payment, and every attachment with its hash. Root element
 * and namespace are agreed with the authority.
 */
export function composeMainDocument(
  application: Pick<
    TransportApplication,
    "transferTicketNumber" | "applicationDate" | "leiKaId" | "serviceName" | "ars" | "payment"
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
      paymentElement(application.payment),
      xmlElement("anlagen", { children: given.attachments.map(attachmentElement) }),
    ],
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${root}\n`;
}

const PAYMENT_STATES = {
  "not-required": "keine",
  "by-invoice": "auf-rechnung",
  paid: "bezahlt",
} as const satisfies Record<PaymentOutcome["status"], string>;

/** What is not known is left out. */
function paymentElement(payment: PaymentOutcome): string {
  const stand = PAYMENT_STATES[payment.status];
  if (payment.status === "not-required") return xmlElement("zahlung", { attributes: { stand } });
  const { amount, currency: waehrung } = payment;
  const due = { stand, betrag: (amount / 100).toFixed(2), waehrung };
  if (payment.status === "by-invoice") return xmlElement("zahlung", { attributes: due });
  const safe = (text: string | undefined): string | undefined =>
    text === undefined ? undefined : xmlSafe(text);
  return xmlElement("zahlung", {
    attributes: {
      ...due,
      zeitpunkt: payment.paidAt,
      anbieter: safe(payment.providerName),
      zahlungsart: safe(payment.method),
      zahlungsartdetail: safe(payment.methodDetail),
      kassenzeichen: safe(payment.reference),
      transaktion: safe(payment.transactionId),
      auftrag: payment.requestId,
    },
  });
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
