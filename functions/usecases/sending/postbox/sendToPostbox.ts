import { err, ok, type Result } from "#domain/result.ts";
import type { PostboxDelivery, PostboxTags } from "#domain/sending/PostboxDelivery.ts";
import { notSentToPostbox, sentToPostbox } from "#domain/sending/postboxProgress.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { postboxMessage } from "./postboxMessage.ts";
import {
  postboxParts,
  postboxPlace,
  type NotSentYet,
  type PostboxPorts,
  type PostboxSending,
  type PostboxTry,
} from "./PostboxSending.ts";
import { sealForPostbox } from "./sealForPostbox.ts";

/**
 * Hands the copy over, once: the reservation is stored before anything is sent under it, and the tags of a message before
 * the message, so that a later try recognises what an earlier one got through. What is refused for good is stored as
 * failed; only transient failures are answered as failures.
 */
export async function sendToPostbox(
  ports: PostboxPorts,
  sending: PostboxSending,
): Promise<Result<void, NotSentYet>> {
  const { delivery, processId } = sending;
  if (delivery.state !== "pending") return ok(undefined);
  const sent = await tryOnce(ports, sending);
  if (sent.ok) {
    await ports.sealed.deleteProcess(postboxPlace(processId));
    ports.log.write("postbox-sent", { processId });
    return sent;
  }
  const { failure } = sent;
  if (failure.kind !== "transport-refused") {
    const cause = "cause" in failure ? failure.cause : failure.kind;
    return err({ kind: "transient", cause });
  }
  ports.log.write("postbox-refused", { processId, cause: failure.cause });
  // Another run may have begun a message since, which may still get through.
  const stored = await sending.store((current) =>
    current.tags.length > 0 ? current : notSentToPostbox(current),
  );
  if (!stored.ok) return stored;
  if (stored.value.state !== "pending") await ports.sealed.deleteProcess(postboxPlace(processId));
  return ok(undefined);
}

type TryFailure = TransportFailure | NotSentYet;

async function tryOnce(ports: PostboxPorts, sending: PostboxSending): Promise<Result<void, TryFailure>> {
  const { postbox } = ports;
  if (postbox === undefined) return err({ kind: "transport-refused", cause: "switched-off" });
  const work: PostboxTry = { ...sending, ports, postbox };
  const sealed = await sealForPostbox(work);
  if (!sealed.ok) return sealed;
  const reserved = await reserve(work, sealed.value);
  return reserved.ok ? submit(work, reserved.value) : reserved;
}

/** A duplicate invocation of this run may have stored its own reservation: the first one stored is the one that is used. */
async function reserve(
  { postbox, store }: PostboxTry,
  delivery: PostboxDelivery,
): Promise<Result<PostboxDelivery, TryFailure>> {
  const { files, reservation } = delivery;
  if (reservation !== undefined || files === undefined) return ok(delivery);
  const given = await postbox.reserve(files);
  if (!given.ok) return given;
  return store((current) => ({ ...current, reservation: current.reservation ?? given.value }));
}

async function submit(work: PostboxTry, delivery: PostboxDelivery): Promise<Result<void, TryFailure>> {
  const { ports, postbox, store, processId, application } = work;
  const { files, sealingId, reservation, mailbox } = delivery;
  if (files === undefined || sealingId === undefined || reservation === undefined || mailbox === undefined) {
    return notOurs;
  }
  const message = await postbox.sealMessage(postboxMessage(application, mailbox), files);
  if (!message.ok) return message;
  const begun = await store((current) =>
    current.reservation?.externalId === reservation.externalId && current.state === "pending"
      ? { ...current, tags: [...current.tags, message.value.tags] }
      : current,
  );
  if (!begun.ok) return begun;
  const { tags } = begun.value;
  if (!tags.some(({ data }) => data === message.value.tags.data)) return notOurs;
  const parts = postboxParts(ports, { processId, sealingId });
  const sent = await postbox.submit({ files, reservation, tags }, { message: message.value, parts });
  if (sent.ok) {
    const at = ports.clock.now().toISOString();
    const stored = await store((current) =>
      sentToPostbox({ ...current, files, reservation }, { tags: sent.value, at }),
    );
    if (!stored.ok) return stored;
    // Where the record has taken it over, its check finds the accepted message, and cleans up.
    return stored.value.state === "sent" ? ok(undefined) : notOurs;
  }
  const { kind } = sent.failure;
  const left = await store((current) => {
    if (current.reservation?.externalId !== reservation.externalId) return current;
    if (kind === "reservation-lost") return withoutReservation(current);
    return kind === "transport-refused" ? withoutMessage(current, message.value.tags) : current;
  });
  // Another message was begun under this reservation, before this one or after it, and may still get through.
  return left.ok && kind === "transport-refused" && left.value.tags.length > 0 ? notOurs : sent;
}

const notOurs = err({ kind: "transient", cause: "another-run-is-at-it" } as const);

/** What was refused will never arrive. */
function withoutMessage(delivery: PostboxDelivery, refused: PostboxTags): PostboxDelivery {
  return { ...delivery, tags: delivery.tags.filter(({ data }) => data !== refused.data) };
}

function withoutReservation({ reservation, ...rest }: PostboxDelivery): PostboxDelivery {
  return { ...rest, tags: [] };
}
