/**
 * How far the copy for the mailbox is. `pending`: not handed over yet. `sent`: handed over. `delivered`: the mailbox
 * service confirmed it. `failed`: it will not arrive. Free of zod.
 */
export const POSTBOX_STATES = ["pending", "sent", "delivered", "failed"] as const;
export type PostboxState = (typeof POSTBOX_STATES)[number];

/** What a person is told. `none`: the account has no mailbox, or the portal serves none. */
export const SHOWN_POSTBOX_STATES = ["none", "pending", "sent", "failed"] as const;
export type ShownPostboxState = (typeof SHOWN_POSTBOX_STATES)[number];

export function shownPostboxState(state: PostboxState | undefined): ShownPostboxState {
  if (state === undefined) return "none";
  return state === "delivered" ? "sent" : state;
}

/** How long a copy that could not be handed over is tried again: over a weekend, and no longer than the files are worth keeping. */
export const POSTBOX_TRIED_DAYS = 3;
