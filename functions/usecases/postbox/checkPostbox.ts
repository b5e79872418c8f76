import { err, ok, type Result } from "../../domain/result.ts";
import type { PostboxDelivery } from "../../domain/submission/PostboxDelivery.ts";
import {
  deliveredToPostbox,
  notSentToPostbox,
  withNextPostboxCheck,
} from "../../domain/submission/postboxProgress.ts";
import type { Submission } from "../../domain/submission/Submission.ts";
import type { Ports } from "../../ports/Ports.ts";
import { postboxPlace } from "./postboxParts.ts";
import type { NotSentYet, PostboxPorts, StoreDelivery } from "./PostboxSending.ts";
import { sendToPostbox } from "./sendToPostbox.ts";

type CheckPorts = PostboxPorts & Pick<Ports, "submissions">;

/**
 * Looks after the copy for the mailbox: tries again what was not handed over, asks what became of what was, and plans
 * the next time. Whatever it meets, the next time is planned, or the copy has failed visibly.
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

interface Looked {
  readonly record: Submission;
  readonly delivery: PostboxDelivery;
  readonly store: StoreDelivery;
}

async function tryAgain(ports: CheckPorts, { record, delivery, store }: Looked): Promise<void> {
  const { processId } = record;
  const isGone = delivery.files !== undefined && !(await ports.sealed.holds(postboxPlace(processId)));
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
async function askAfter(ports: CheckPorts, { record, delivery, store }: Looked): Promise<void> {
  const { processId } = record;
  const { files, reservation, tags } = delivery;
  if (ports.postbox === undefined || files === undefined || reservation === undefined) return;
  const looked = await ports.postbox.check({ files, reservation, tags });
  if (!looked.ok) {
    ports.log.write("postbox-check-failed", { processId, cause: looked.failure.kind });
    return;
  }
  ports.log.write("postbox-checked", { processId, state: looked.value.kind });
  if (looked.value.kind === "in-transit") return;
  await store(looked.value.kind === "delivered" ? deliveredToPostbox : refusedByPostbox);
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
