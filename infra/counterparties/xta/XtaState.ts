import type { CounterpartyClock } from "../kit/runCounterparty.ts";
import type { Result } from "#domain/result.ts";
import type { Markup } from "../kit/xml.ts";
import type { Account } from "./accounts.ts";
import type { SoapFault } from "./soap/SoapFault.ts";
import type { MessageStore, StoredMessage } from "./messageStore.ts";

export interface XtaState {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly clock: CounterpartyClock;
  readonly messages: MessageStore;
  /** Iterations of readers, by MsgBoxRequestID: ids of the messages that are still to come. */
  readonly iterations: Map<string, readonly string[]>;
  /** What the faults say about the next message that is accepted. */
  readonly marks: () => { readonly neverDelivered: boolean; readonly warnWhenDone: boolean };
}

/** One request after everything that all operations share was checked. */
export interface XtaCall {
  readonly account: Account;
  /** Header blocks by `localName`. */
  readonly metaData: Element | undefined;
  /** The element in the body; undefined where the body is empty. */
  readonly body: Element | undefined;
  readonly parts: ReadonlyMap<string, Buffer>;
}

export interface XtaReply {
  readonly headers?: readonly Markup[];
  readonly body?: Markup;
  readonly parts?: readonly { readonly contentId: string; readonly bytes: Buffer }[];
}

export type XtaOperationHandler = (state: XtaState, call: XtaCall) => Result<XtaReply, SoapFault>;

export function isoNow(state: Pick<XtaState, "clock">): string {
  return new Date(state.clock.now()).toISOString();
}

/** The reader has it: the report is done. A message that is closed already, or failed, stays as it is. */
export function closeMessage(state: XtaState, message: StoredMessage): void {
  if (message.state !== "waiting") return;
  const now = isoNow(state);
  state.messages.save({
    ...message,
    state: message.warnWhenDone ? "warned" : "done",
    initialFetch: message.initialFetch ?? now,
    reception: now,
    reportTime: now,
  });
}
