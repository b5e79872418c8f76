import type { Process } from "../../domain/process/Process.ts";
import type { SendingOrder } from "../../domain/process/sendingOrder.ts";
import { newPostboxDelivery } from "../../domain/submission/postboxProgress.ts";
import type { Ports } from "../../ports/Ports.ts";

/** Who orders to send, and how. */
export interface SendingWish {
  readonly actor: { readonly termsVersion: string; readonly termsAcceptedAt: string };
  /** The language of the screens: who sends in English gets an English copy. */
  readonly locale?: "de" | "en" | undefined;
  /** Handle of the account's mailbox, where the portal serves mailboxes. */
  readonly postbox?: string | undefined;
}

/** An order to send this application, with every id that sending will need. */
export function newSendingOrder(
  { ids }: Pick<Ports, "ids">,
  given: { readonly process: Pick<Process, "trustLevel">; readonly wish: SendingWish },
): SendingOrder {
  const { actor, locale, postbox } = given.wish;
  return {
    transferTicketNumber: ids.transferTicketNumber(),
    generatedIds: {
      form: ids.uuid(),
      coverLetter: ids.uuid(),
      receipt: ids.uuid(),
      ...(locale === "en" && { englishCopy: ids.uuid() }),
    },
    terms: { version: actor.termsVersion, acceptedAt: actor.termsAcceptedAt },
    ...(postbox !== undefined && {
      postbox: newPostboxDelivery({ handle: postbox, trustLevel: given.process.trustLevel }),
    }),
  };
}
