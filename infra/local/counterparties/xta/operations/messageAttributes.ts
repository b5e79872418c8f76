import { xml, type Markup } from "../../saml-provider/xml/xml.ts";
import { SERVICE } from "../accounts.ts";
import type { StoredMessage } from "../state/storedMessage.ts";

/** The short form of a status list. */
export function messageAttributes(message: StoredMessage): Markup {
  const size = message.contents.reduce((sum, { bytes }) => sum + bytes, 0);
  return xml`<osci:MsgAttributes>
    <wsa:MessageID>${message.messageId}</wsa:MessageID>
    <osci:TypeOfBusinessScenario>${SERVICE.service}</osci:TypeOfBusinessScenario>
    <osci:MsgSize>${String(size)}</osci:MsgSize>
    <osci:DeliveryTime>${message.delivery}</osci:DeliveryTime>
    ${message.initialFetch === undefined ? undefined : xml`<osci:InitialFetchedTime>${message.initialFetch}</osci:InitialFetchedTime>`}
  </osci:MsgAttributes>`;
}
