import type { CounterpartyClock } from "../process/createCounterpartyClock.ts";
import type { Result } from "../../../../functions/domain/result.ts";
import type { Markup } from "../saml-provider/xml/xml.ts";
import type { Account } from "./accounts.ts";
import type { XtaFault } from "./soap/XtaFault.ts";
import type { MessageStore } from "./state/openMessageStore.ts";

export interface XtaWorld {
  /** Scheme, host and port. */
  readonly origin: string;
  readonly clock: CounterpartyClock;
  readonly messages: MessageStore;
  /** Iterations of readers, by MsgBoxRequestID: ids of the messages that are still to come. */
  readonly iterations: Map<string, readonly string[]>;
  /** What the mishaps say about the next message that is accepted. */
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

export type XtaOperationHandler = (world: XtaWorld, call: XtaCall) => Result<XtaReply, XtaFault>;

export function isoNow(world: Pick<XtaWorld, "clock">): string {
  return new Date(world.clock.now()).toISOString();
}
