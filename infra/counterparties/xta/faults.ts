import { z } from "zod";
import { createFaults, faultSchema, type Faults, type Hit } from "../kit/createFaults.ts";
import type { StoredMessage } from "./messageStore.ts";
import { OPERATION_NAMES, type OperationName } from "./soap/actions.ts";
import { ERROR_NUMBERS } from "./soap/SoapFault.ts";
import { closeMessage, isoNow, type XtaState } from "./XtaState.ts";

/** What goes wrong, in the words of the console. */
export const XTA_FAULTS = [
  "unavailable",
  "slow",
  "fault",
  "drop-answer",
  "answer-twice",
  "wrong-relates-to",
  "never-delivered",
  "warned",
  "failed",
  "deleted",
] as const;

/** What the authority does: fetch and close what waits, once, or by itself until the next order. */
export const AUTHORITY_ACTIONS = [
  "authority-fetches",
  "authority-fetches-by-itself",
  "authority-waits",
] as const;

/** "failed", "deleted" and the authority's actions act at once on what is there. */
export const xtaFault = faultSchema([...XTA_FAULTS, ...AUTHORITY_ACTIONS]).extend({
  operation: z.enum(OPERATION_NAMES).optional(),
  /** Error number that "fault" answers with. */
  number: z.enum(Object.keys(ERROR_NUMBERS).filter(isErrorNumber)).default("9030"),
  delayMilliseconds: z.number().int().positive().max(120_000).default(3_000),
});
export type XtaFault = z.infer<typeof xtaFault>;

function isErrorNumber(text: string): text is keyof typeof ERROR_NUMBERS {
  return text in ERROR_NUMBERS;
}

export interface XtaFaults extends Pick<Faults<XtaFault>, "set"> {
  /** What is to go wrong with this request, counted. */
  take(operation: OperationName): Hit<XtaFault> | undefined;
  /** What happens to messages that are accepted now. */
  marks(): { readonly neverDelivered: boolean; readonly warnWhenDone: boolean };
  /** Whether the authority fetches and closes by itself. */
  fetchesByItself(): boolean;
}

const isForMessages = ({ kind }: XtaFault): boolean => kind === "never-delivered" || kind === "warned";

export function createXtaFaults(state: () => XtaState): XtaFaults {
  const faults = createFaults<XtaFault>();
  let byItself = false;
  return {
    set: (fault) => {
      const { kind } = fault;
      if (AUTHORITY_ACTIONS.some((known) => known === kind)) {
        byItself = kind === "authority-fetches-by-itself";
        if (kind !== "authority-waits") fetchEverything(state());
        return;
      }
      const actsAtOnce = kind === "failed" || kind === "deleted";
      faults.set(actsAtOnce ? { ...fault, kind: "none" } : fault);
      if (kind === "failed") failEverything(state());
      if (kind === "deleted") deleteEverything(state());
    },
    take: (operation) =>
      faults.take((fault) => !isForMessages(fault) && (fault.operation ?? operation) === operation),
    marks: () => {
      const kind = faults.take(isForMessages)?.kind;
      return { neverDelivered: kind === "never-delivered", warnWhenDone: kind === "warned" };
    },
    fetchesByItself: () => byItself,
  };
}

/** The authority fetches and closes everything that waits for it. */
export function fetchEverything(state: XtaState): void {
  for (const message of waiting(state)) closeMessage(state, message);
}

function failEverything(state: XtaState): void {
  for (const message of waiting(state)) {
    state.messages.save({ ...message, state: "failed", reportTime: isoNow(state) });
  }
}

/** As providers do some minutes after delivery: id, report and content are gone. */
function deleteEverything(state: XtaState): void {
  for (const { messageId } of state.messages.all()) state.messages.forget(messageId);
}

function waiting({ messages }: XtaState): readonly StoredMessage[] {
  return messages.all().filter(({ state }) => state === "waiting");
}
