import type { XtaSealed } from "#domain/sending/SealedApplication.ts";
import type { XtaParty, XtaRecipient } from "#domain/sending/XtaRecipient.ts";
import { xmlElement } from "../xml/xmlElement.ts";

type Code = XtaRecipient["messageType"] | { readonly code: string; readonly name?: string | undefined };

/** A party under the element that says its role: Author or Reader. */
export function partyElement(role: "Author" | "Reader", party: XtaParty): string {
  const { value, ...attributes } = party;
  return xmlElement(`oscimeta:${role}`, {
    children: [xmlElement("oscimeta:Identifier", { attributes, text: value })],
  });
}

/** `oscimeta:MessageMetaData`; the schema fixes the order of everything. */
export function composeMetaData(
  sealed: XtaSealed,
  about: { readonly author: XtaParty; readonly messageId: string; readonly testMessage: boolean },
): string {
  const { recipient } = sealed;
  const quality =
    recipient.serviceQuality === undefined
      ? []
      : [xmlElement("oscimeta:ServiceQuality", { text: recipient.serviceQuality })];
  return xmlElement("oscimeta:MessageMetaData", {
    attributes: { TestMsg: about.testMessage ? "true" : undefined },
    children: [
      xmlElement("oscimeta:DeliveryAttributes", {
        children: [xmlElement("oscimeta:Origin", { text: sealed.origin }), ...quality],
      }),
      xmlElement("oscimeta:Originators", { children: [partyElement("Author", about.author)] }),
      xmlElement("oscimeta:Destinations", { children: [partyElement("Reader", recipient.reader)] }),
      xmlElement("oscimeta:MsgIdentification", {
        children: [
          xmlElement("wsa:MessageID", { text: about.messageId }),
          xmlElement("oscimeta:ProcessRef", {
            children: [xmlElement("oscimeta:Requester", { text: sealed.transferTicketNumber })],
          }),
        ],
      }),
      qualifier(recipient),
    ],
  });
}

function qualifier({ service, businessScenario, messageType }: XtaRecipient): string {
  const { listURI, listVersionID, payloadSchema } = messageType;
  const scenario =
    "defined" in businessScenario
      ? xmlElement("oscimeta:Defined", {
          attributes: {
            listURI: businessScenario.defined.listURI,
            listVersionID: businessScenario.defined.listVersionID,
          },
          children: codeElements(businessScenario.defined),
        })
      : xmlElement("oscimeta:Undefined", { text: businessScenario.undefined });
  return xmlElement("oscimeta:Qualifier", {
    children: [
      xmlElement("oscimeta:Service", { text: service }),
      xmlElement("oscimeta:BusinessScenario", { children: [scenario] }),
      xmlElement("oscimeta:MessageType", {
        attributes: { listURI, listVersionID, payloadSchema },
        children: codeElements(messageType),
      }),
    ],
  });
}

/** In no namespace, as the schema has them. */
function codeElements({ code, name }: Code): readonly string[] {
  return [
    xmlElement("code", { text: code }),
    ...(name === undefined ? [] : [xmlElement("name", { text: name })]),
  ];
}
