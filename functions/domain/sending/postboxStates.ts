/** How long carriers keep what they were given (specification §9): theirs to decide, ours to tell. Free of zod. */
export const FIT_CONNECT_RETENTION_DAYS = 7;

/** Where the copy is never fetched. */
export const FIT_CONNECT_LONGEST_RETENTION_DAYS = 21;

export const OSCI_RETENTION_MINUTES = 10;

/**
 * How far the copy for the mailbox is. `pending`: not handed over yet. `sent`: handed over. `delivered`: the mailbox
 * service confirmed it. `failed`: it will not arrive. Free of zod.
 */
export const POSTBOX_STATES = ["pending", "sent", "delivered", "failed"] as const;
export type PostboxState = (typeof POSTBOX_STATES)[number];

/** States shown to the person. `none`: the account has no mailbox, or the portal serves none. */
export const SHOWN_POSTBOX_STATES = ["none", "pending", "sent", "failed"] as const;
export type ShownPostboxState = (typeof SHOWN_POSTBOX_STATES)[number];

export function shownPostboxState(state: PostboxState | undefined): ShownPostboxState {
  if (state === undefined) return "none";
  return state === "delivered" ? "sent" : state;
}

/** How long a copy that could not be handed over is tried again: over a weekend, and no longer than the files are worth keeping. */
export const POSTBOX_TRIED_DAYS = 3;
