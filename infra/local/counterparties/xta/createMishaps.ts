import { closeMessage } from "./operations/closeMessage.ts";
import type { OperationName } from "./soap/actions.ts";
import type { StoredMessage } from "./state/storedMessage.ts";
import { AUTHORITY_ORDERS, type XtaOrder } from "./xtaFault.ts";
import { isoNow, type XtaWorld } from "./XtaWorld.ts";

export interface Mishaps {
  order(order: XtaOrder): void;
  /** What is to go wrong with this request, counted. */
  take(operation: OperationName): XtaOrder | undefined;
  /** What happens to messages that are accepted now. */
  marks(): { readonly neverDelivered: boolean; readonly warnWhenDone: boolean };
  /** Whether the authority fetches and closes by itself. */
  fetchesByItself(): boolean;
}

const FOR_MESSAGES = ["never-delivered", "warned"];

export function createMishaps(world: () => XtaWorld): Mishaps {
  let ordered: { readonly order: XtaOrder; left: number } | undefined;
  let byItself = false;
  const use = (): XtaOrder | undefined => {
    if (ordered === undefined || ordered.left <= 0) return undefined;
    ordered.left -= 1;
    return ordered.order;
  };
  return {
    order: (order) => {
      if (AUTHORITY_ORDERS.some((known) => known === order.mishap)) {
        byItself = order.mishap === "authority-fetches-by-itself";
        if (order.mishap !== "authority-waits") fetchEverything(world());
        return;
      }
      ordered = undefined;
      if (order.mishap === "failed") failEverything(world());
      else if (order.mishap === "deleted") deleteEverything(world());
      else if (order.mishap !== "none") {
        ordered = { order, left: order.times ?? Number.POSITIVE_INFINITY };
      }
    },
    take: (operation) =>
      ordered === undefined ||
      FOR_MESSAGES.includes(ordered.order.mishap) ||
      (ordered.order.operation ?? operation) !== operation
        ? undefined
        : use(),
    marks: () => {
      const mishap = FOR_MESSAGES.includes(ordered?.order.mishap ?? "") ? use()?.mishap : undefined;
      return { neverDelivered: mishap === "never-delivered", warnWhenDone: mishap === "warned" };
    },
    fetchesByItself: () => byItself,
  };
}

/** The authority fetches and closes everything that waits for it. */
export function fetchEverything(world: XtaWorld): void {
  for (const message of waiting(world)) closeMessage(world, message);
}

function failEverything(world: XtaWorld): void {
  for (const message of waiting(world)) {
    world.messages.save({ ...message, state: "failed", reportTime: isoNow(world) });
  }
}

/** As providers do some minutes after delivery: id, report and content are gone. */
function deleteEverything(world: XtaWorld): void {
  for (const { messageId } of world.messages.all()) world.messages.forget(messageId);
}

function waiting(world: XtaWorld): readonly StoredMessage[] {
  return world.messages.all().filter(({ state }) => state === "waiting");
}
