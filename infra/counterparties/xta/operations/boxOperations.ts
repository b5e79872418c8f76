import { randomUUID } from "node:crypto";
import { err, ok } from "#domain/result.ts";
import { text } from "#infra/counterparties/kit/readXml.ts";
import { xml, type Markup } from "#infra/counterparties/kit/xml.ts";
import { SERVICE } from "../accounts.ts";
import type { StoredMessage } from "../messageStore.ts";
import { inside } from "../soap/actions.ts";
import { exception } from "../soap/SoapFault.ts";
import { closeMessage, isoNow, type XtaOperationHandler, type XtaReply, type XtaState } from "../XtaState.ts";
import { metaDataWithTimes } from "./managementOperations.ts";

const NO_MATCH = "http://www.osci.eu/ws/2008/05/transport/MsgBox/reasons/NoMatch";
const ID_INVALID = "http://www.osci.eu/ws/2008/05/transport/MsgBox/reasons/RequestIdInvalid";

type ListForm = "MsgAtrributes" | "MessageMetaData";

/** What waits for the reader, oldest first. `maxListItems` cuts; `getNextStatusList` goes on. */
export const getStatusList: XtaOperationHandler = (state, { account, body }) => {
  const waiting = selectMessages(state.messages.all(), { reader: account.value, request: body });
  const form = body?.getAttribute("ListForm") === "MsgAtrributes" ? "MsgAtrributes" : "MessageMetaData";
  const size = Number(body?.getAttribute("maxListItems") ?? "") || waiting.length;
  return ok(listReply(state, { waiting, form, size, total: waiting.length }));
};

export const getNextStatusList: XtaOperationHandler = (state, { body }) => {
  const left = takeIteration(state, body);
  return left === undefined
    ? ok({ headers: [nothing(body, ID_INVALID)], body: xml`<osci:MsgStatusList/>` })
    : ok(listReply(state, { waiting: left, form: "MessageMetaData", size: left.length, total: left.length }));
};

/** The first message that fits the selector. The fetch is noted; only `close` makes it delivered. */
export const getMessage: XtaOperationHandler = (state, { account, body }) => {
  const waiting = selectMessages(state.messages.all(), { reader: account.value, request: body });
  const wanted = inside(inside(body, "osci:MsgSelector")[0], "wsa:MessageID");
  const [first] = waiting;
  if (first !== undefined) return ok(fetched(state, waiting));
  return wanted.length > 0
    ? err(exception("9070", "no message of this reader waits under this id"))
    : ok({ headers: [nothing(body, NO_MATCH)] });
};

export const getNextMessage: XtaOperationHandler = (state, { account, body }) => {
  const closed = confirm(state, { reader: account.value, body });
  if (closed !== undefined) return err(closed);
  const left = takeIteration(state, body);
  if (left === undefined) return ok({ headers: [nothing(body, ID_INVALID)] });
  return left.length === 0 ? ok({ headers: [nothing(body, NO_MATCH)] }) : ok(fetched(state, left));
};

/** Confirms that the named messages arrived: that sets Reception and ends their reports. */
export const close: XtaOperationHandler = (state, { account, body }) => {
  const fault = confirm(state, { reader: account.value, body });
  state.iterations.delete(body?.getAttribute("MsgBoxRequestID") ?? "");
  return fault === undefined ? ok({}) : err(fault);
};

function confirm(
  state: XtaState,
  { reader, body }: { readonly reader: string; readonly body: Element | undefined },
): ReturnType<typeof exception> | undefined {
  const named = inside(body, "osci:LastMsgReceived").map((id) => state.messages.get(text(id)));
  const messages = named.filter((message) => message !== undefined);
  if (
    messages.length < named.length ||
    messages.some((message) => message.reader !== reader || message.initialFetch === undefined)
  ) {
    return exception("9070", "this reader has fetched no message with this id");
  }
  for (const message of messages) closeMessage(state, message);
  return undefined;
}

function fetched(state: XtaState, [first, ...later]: readonly StoredMessage[]): XtaReply {
  if (first === undefined) return {};
  const now = isoNow(state);
  const message: StoredMessage = { ...first, initialFetch: first.initialFetch ?? now, reportTime: now };
  state.messages.save(message);
  const requestId = beginIteration(state, later);
  const { body, parts } = containerOf(state, message);
  return {
    headers: [metaDataWithTimes(message), pending(requestId, later.length)],
    body,
    parts,
  };
}

function listReply(
  state: XtaState,
  list: {
    readonly waiting: readonly StoredMessage[];
    readonly form: ListForm;
    readonly size: number;
    readonly total: number;
  },
): XtaReply {
  const shown = list.waiting.slice(0, list.size);
  const requestId = beginIteration(state, list.waiting.slice(list.size));
  const items = shown.map(list.form === "MessageMetaData" ? metaDataWithTimes : messageAttributes);
  return {
    headers: [
      shown.length === 0
        ? xml`<osci:MsgBoxResponse MsgBoxRequestID="${requestId}"><osci:NoMessageAvailable reason="${NO_MATCH}"/></osci:MsgBoxResponse>`
        : pending(requestId, list.total),
    ],
    body: xml`<osci:MsgStatusList>${items}</osci:MsgStatusList>`,
  };
}

function pending(requestId: string, count: number): Markup {
  return xml`<osci:MsgBoxResponse MsgBoxRequestID="${requestId}"><osci:ItemsPending>${String(count)}</osci:ItemsPending></osci:MsgBoxResponse>`;
}

function nothing(body: Element | undefined, reason: string): Markup {
  const requestId = body?.getAttribute("MsgBoxRequestID");
  const id = requestId === null || requestId === undefined || requestId === "" ? newRequestId() : requestId;
  return xml`<osci:MsgBoxResponse MsgBoxRequestID="${id}"><osci:NoMessageAvailable reason="${reason}"/></osci:MsgBoxResponse>`;
}

function newRequestId(): string {
  return `urn:uuid:${randomUUID()}`;
}

function beginIteration(state: XtaState, left: readonly StoredMessage[]): string {
  const requestId = newRequestId();
  state.iterations.set(
    requestId,
    left.map(({ messageId }) => messageId),
  );
  return requestId;
}

function takeIteration(state: XtaState, body: Element | undefined): readonly StoredMessage[] | undefined {
  const requestId = body?.getAttribute("MsgBoxRequestID") ?? "";
  const ids = state.iterations.get(requestId);
  state.iterations.delete(requestId);
  return ids?.flatMap((id) => state.messages.get(id) ?? []);
}

/** The stored message as `xta:GenericContentContainer`, its contents as parts (XOP). */
function containerOf(
  state: XtaState,
  message: StoredMessage,
): { readonly body: Markup; readonly parts: NonNullable<XtaReply["parts"]> } {
  if (message.encrypted !== undefined) {
    const encrypted: Markup = { markup: message.encrypted };
    return { body: xml`<xta:GenericContentContainer>${encrypted}</xta:GenericContentContainer>`, parts: [] };
  }
  const contents = message.contents.map((content, index) => ({
    content,
    contentId: `${randomUUID()}-${index + 1}@xoev.de`,
  }));
  const elements = contents.map(({ content, contentId }) => {
    const name: Markup = { markup: `xta:${content.element}` };
    const attributes = Object.entries(content.attributes).map(
      ([key, value]) => xml` ${{ markup: key }}="${value}"`,
    );
    return xml`<${name}${attributes}><xop:Include href="cid:${contentId}"/></${name}>`;
  });
  return {
    body: xml`<xta:GenericContentContainer>
      <xta:ContentContainer>${elements}</xta:ContentContainer>
    </xta:GenericContentContainer>`,
    parts: contents.map(({ content, contentId }) => ({
      contentId,
      bytes: state.messages.readContent(message, content),
    })),
  };
}

/** The short form of a status list. */
function messageAttributes(message: StoredMessage): Markup {
  const size = message.contents.reduce((sum, { bytes }) => sum + bytes, 0);
  return xml`<osci:MsgAttributes>
    <wsa:MessageID>${message.messageId}</wsa:MessageID>
    <osci:TypeOfBusinessScenario>${SERVICE.service}</osci:TypeOfBusinessScenario>
    <osci:MsgSize>${String(size)}</osci:MsgSize>
    <osci:DeliveryTime>${message.delivery}</osci:DeliveryTime>
    ${message.initialFetch === undefined ? undefined : xml`<osci:InitialFetchedTime>${message.initialFetch}</osci:InitialFetchedTime>`}
  </osci:MsgAttributes>`;
}

/** Messages in the reader's box that fit the request's MsgSelector, oldest first. */
function selectMessages(
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
