import { err, ok, type Result } from "#domain/result.ts";
import type { PostboxDelivery } from "#domain/sending/PostboxDelivery.ts";
import {
  deliveredToPostbox,
  notSentToPostbox,
  withNextPostboxCheck,
} from "#domain/sending/postboxProgress.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { Ports } from "#ports/Ports.ts";
import { postboxPlace, type NotSentYet, type PostboxPorts, type StoreDelivery } from "./PostboxSending.ts";
import { sendToPostbox } from "./sendToPostbox.ts";

type CheckPorts = PostboxPorts & Pick<Ports, "submissions">;

/**
 * Tracks the copy for the mailbox: retries what was not handed over, asks for the state of what was, and schedules the
 * next check. In every case the next check is scheduled, or the copy has failed visibly.
 */
export async function checkPostbox(ports: CheckPorts, record: Submission): Promise<Result<void, NotSentYet>> {
  const { processId, postbox: delivery } = record;
  if (delivery?.nextCheckAt === undefined) return ok(undefined);
  const store = storeIn(ports, processId);
  if (delivery.state === "pending") await tryAgain(ports, { record, delivery, store });
  else await askAfter(ports, { record, delivery, store });
  const planned = await store((current) =>
    withNextPostboxCheck(
      { ...current, checks: current.checks + 1 },
      { since: record.submissionDate, now: ports.clock.now() },
    ),
  );
  if (!planned.ok) return planned;
  // Also what a run left that was killed between handing over and clearing up.
  if (planned.value.state !== "pending") await ports.sealed.deleteProcess(postboxPlace(processId));
  return ok(undefined);
}

interface PostboxCheck {
  readonly record: Submission;
  readonly delivery: PostboxDelivery;
  readonly store: StoreDelivery;
}

async function tryAgain(ports: CheckPorts, { record, delivery, store }: PostboxCheck): Promise<void> {
  const { processId } = record;
  const isGone = delivery.files !== undefined && !(await ports.sealed.has(postboxPlace(processId)));
  if (isGone) {
    await store(notSentToPostbox);
    return;
  }
  const sent = await sendToPostbox(ports, {
    processId,
    delivery,
    application: { ...record, submittedAt: record.submissionDate },
    documents: record.documents,
    store,
  });
  if (!sent.ok) ports.log.write("postbox-check-failed", { processId, cause: sent.failure.cause });
}

/** The mailbox service has the last word; until then it counts as sent. */
async function askAfter(ports: CheckPorts, { record, delivery, store }: PostboxCheck): Promise<void> {
  const { processId } = record;
  const { files, reservation, tags } = delivery;
  if (ports.postbox === undefined || files === undefined || reservation === undefined) return;
  const answer = await ports.postbox.check({ files, reservation, tags });
  if (!answer.ok) {
    ports.log.write("postbox-check-failed", { processId, cause: answer.failure.kind });
    return;
  }
  ports.log.write("postbox-checked", { processId, state: answer.value.kind });
  if (answer.value.kind === "in-transit") return;
  await store(answer.value.kind === "delivered" ? deliveredToPostbox : refusedByPostbox);
}

function refusedByPostbox(delivery: PostboxDelivery): PostboxDelivery {
  return notSentToPostbox({ ...delivery, state: "pending" });
}

function storeIn(ports: Pick<Ports, "submissions">, processId: string): StoreDelivery {
  return async (change) => {
    const changed = await ports.submissions.update<never>(processId, (current) =>
      ok(current.postbox === undefined ? current : { ...current, postbox: change(current.postbox) }),
    );
    if (!changed.ok) return err({ kind: "transient", cause: changed.failure.kind });
    const { postbox } = changed.value;
    return postbox === undefined ? err({ kind: "transient", cause: "no-delivery" }) : ok(postbox);
  };
}
