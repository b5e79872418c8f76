import { nextDeliveryCheck } from "./deliveryChecks.ts";
import type { PostboxDelivery, PostboxTags } from "./PostboxDelivery.ts";
import { POSTBOX_TRIED_DAYS } from "./postboxStates.ts";

const DAY_MILLISECONDS = 86_400_000;

/** A copy that will be handed over after the authority's transport accepted the application. */
export function newPostboxDelivery(mailbox: NonNullable<PostboxDelivery["mailbox"]>): PostboxDelivery {
  return { state: "pending", mailbox, tags: [], checks: 0 };
}

/** Handed over: from now on only its ids and tags are needed. */
export function sentToPostbox(
  delivery: PostboxDelivery,
  { tags, at }: { readonly tags: PostboxTags; readonly at: string },
): PostboxDelivery {
  const { mailbox, sealingId, nextCheckAt, ...kept } = delivery;
  return { ...kept, state: "sent", tags: [tags], sentAt: at, checks: 0 };
}

/** It will not arrive. What another run has handed over meanwhile stays handed over. */
export function notSentToPostbox(delivery: PostboxDelivery): PostboxDelivery {
  if (delivery.state !== "pending") return delivery;
  const { mailbox, sealingId, files, nextCheckAt, ...kept } = delivery;
  return { ...kept, state: "failed" };
}

/** The mailbox service confirmed it: nothing more is to be done. */
export function deliveredToPostbox(delivery: PostboxDelivery): PostboxDelivery {
  const { files, nextCheckAt, ...kept } = delivery;
  return { ...kept, state: "delivered" };
}

/** With its next try or check scheduled, at growing intervals; failed when the period for tries is over. */
export function withNextPostboxCheck(
  delivery: PostboxDelivery,
  { since, now }: { readonly since: string; readonly now: Date },
): PostboxDelivery {
  if (delivery.state !== "pending" && delivery.state !== "sent") return delivery;
  const submittedAt = new Date(delivery.sentAt ?? since);
  const next = nextDeliveryCheck(delivery.checks, { submittedAt, now });
  const lastTry = Date.parse(since) + POSTBOX_TRIED_DAYS * DAY_MILLISECONDS;
  const isOver = next === undefined || next.getTime() > lastTry;
  if (delivery.state === "pending" && isOver) return notSentToPostbox(delivery);
  const { nextCheckAt, ...rest } = delivery;
  return next === undefined ? rest : { ...rest, nextCheckAt: next.toISOString() };
}
