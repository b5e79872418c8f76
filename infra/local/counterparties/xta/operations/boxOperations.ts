import { randomUUID } from "node:crypto";
import { err, ok } from "../../../../../functions/domain/result.ts";
import { xml, type Markup } from "../../saml-provider/xml/xml.ts";
import { inside, text } from "../soap/readXml.ts";
import { exception } from "../soap/XtaFault.ts";
import type { StoredMessage } from "../state/storedMessage.ts";
import { isoNow, type XtaOperationHandler, type XtaReply, type XtaWorld } from "../XtaWorld.ts";
import { closeMessage } from "./closeMessage.ts";
import { containerOf } from "./containerOf.ts";
import { selectMessages } from "./selectMessages.ts";
import { metaDataWithTimes } from "./transportReport.ts";
import { messageAttributes } from "./messageAttributes.ts";

const NO_MATCH = "http://www.osci.eu/ws/2008/05/transport/MsgBox/reasons/NoMatch";
const ID_INVALID = "http://www.osci.eu/ws/2008/05/transport/MsgBox/reasons/RequestIdInvalid";

type ListForm = "MsgAtrributes" | "MessageMetaData";

/** What waits for the reader, oldest first. `maxListItems` cuts; `getNextStatusList` goes on. */
export const getStatusList: XtaOperationHandler = (world, { account, body }) => {
  const waiting = selectMessages(world.messages.all(), { reader: account.value, request: body });
  const form = body?.getAttribute("ListForm") === "MsgAtrributes" ? "MsgAtrributes" : "MessageMetaData";
  const size = Number(body?.getAttribute("maxListItems") ?? "") || waiting.length;
  return ok(listReply(world, { waiting, form, size, total: waiting.length }));
};

export const getNextStatusList: XtaOperationHandler = (world, { body }) => {
  const left = takeIteration(world, body);
  return left === undefined
    ? ok({ headers: [nothing(body, ID_INVALID)], body: xml`<osci:MsgStatusList/>` })
    : ok(listReply(world, { waiting: left, form: "MessageMetaData", size: left.length, total: left.length }));
};

/** The first message that fits the selector. The fetch is noted; only `close` makes it delivered. */
export const getMessage: XtaOperationHandler = (world, { account, body }) => {
  const waiting = selectMessages(world.messages.all(), { reader: account.value, request: body });
  const wanted = inside(inside(body, "osci:MsgSelector")[0], "wsa:MessageID");
  const [first] = waiting;
  if (first !== undefined) return ok(fetched(world, waiting));
  return wanted.length > 0
    ? err(exception("9070", "no message of this reader waits under this id"))
    : ok({ headers: [nothing(body, NO_MATCH)] });
};

export const getNextMessage: XtaOperationHandler = (world, { account, body }) => {
  const closed = confirm(world, { reader: account.value, body });
  if (closed !== undefined) return err(closed);
  const left = takeIteration(world, body);
  if (left === undefined) return ok({ headers: [nothing(body, ID_INVALID)] });
  return left.length === 0 ? ok({ headers: [nothing(body, NO_MATCH)] }) : ok(fetched(world, left));
};

/** Confirms that the named messages arrived: that sets Reception and ends their reports. */
export const close: XtaOperationHandler = (world, { account, body }) => {
  const fault = confirm(world, { reader: account.value, body });
  world.iterations.delete(body?.getAttribute("MsgBoxRequestID") ?? "");
  return fault === undefined ? ok({}) : err(fault);
};

function confirm(
  world: XtaWorld,
  { reader, body }: { readonly reader: string; readonly body: Element | undefined },
): ReturnType<typeof exception> | undefined {
  const named = inside(body, "osci:LastMsgReceived").map((id) => world.messages.get(text(id)));
  const messages = named.filter((message) => message !== undefined);
  if (
    messages.length < named.length ||
    messages.some((message) => message.reader !== reader || message.initialFetch === undefined)
  ) {
    return exception("9070", "this reader has fetched no message with this id");
  }
  for (const message of messages) closeMessage(world, message);
  return undefined;
}

function fetched(world: XtaWorld, [first, ...later]: readonly StoredMessage[]): XtaReply {
  if (first === undefined) return {};
  const now = isoNow(world);
  const message: StoredMessage = { ...first, initialFetch: first.initialFetch ?? now, reportTime: now };
  world.messages.save(message);
  const requestId = beginIteration(world, later);
  const { body, parts } = containerOf(world, message);
  return {
    headers: [metaDataWithTimes(message), pending(requestId, later.length)],
    body,
    parts,
  };
}

function listReply(
  world: XtaWorld,
  list: {
    readonly waiting: readonly StoredMessage[];
    readonly form: ListForm;
    readonly size: number;
    readonly total: number;
  },
): XtaReply {
  const shown = list.waiting.slice(0, list.size);
  const requestId = beginIteration(world, list.waiting.slice(list.size));
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

function beginIteration(world: XtaWorld, left: readonly StoredMessage[]): string {
  const requestId = newRequestId();
  world.iterations.set(
    requestId,
    left.map(({ messageId }) => messageId),
  );
  return requestId;
}

function takeIteration(world: XtaWorld, body: Element | undefined): readonly StoredMessage[] | undefined {
  const requestId = body?.getAttribute("MsgBoxRequestID") ?? "";
  const ids = world.iterations.get(requestId);
  world.iterations.delete(requestId);
  return ids?.flatMap((id) => world.messages.get(id) ?? []);
}
