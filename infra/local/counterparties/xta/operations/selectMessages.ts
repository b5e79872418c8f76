import { inside, text } from "../soap/readXml.ts";
import type { StoredMessage } from "../state/storedMessage.ts";

/** Messages in the reader's box that fit the request's MsgSelector, oldest first. */
export function selectMessages(
  messages: readonly StoredMessage[],
  { reader, request }: { readonly reader: string; readonly request: Element | undefined },
): readonly StoredMessage[] {
  const [selector] = inside(request, "osci:MsgSelector");
  const ids = inside(selector, "wsa:MessageID").map(text);
  const onlyNew = ["true", "1"].includes(selector?.getAttribute("newEntry") ?? "");
  const from = timeOf(inside(selector, "osci:MsgBoxEntryTimeFrom")[0], 0);
  const to = timeOf(inside(selector, "osci:MsgBoxEntryTimeTo")[0], Number.POSITIVE_INFINITY);
  return messages
    .filter((message) => {
      const delivered = Date.parse(message.delivery ?? "");
      return (
        message.reader === reader &&
        message.state === "waiting" &&
        (ids.length === 0 || ids.includes(message.messageId)) &&
        (!onlyNew || message.initialFetch === undefined) &&
        delivered >= from &&
        delivered <= to
      );
    })
    .sort((one, other) => (one.delivery ?? "").localeCompare(other.delivery ?? ""));
}

function timeOf(element: Element | undefined, otherwise: number): number {
  return element === undefined ? otherwise : Date.parse(text(element));
}
