import { addEvent } from "../events/addEvent.ts";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import { changeSubmission } from "../state/changeSubmission.ts";
import type { StoredCase, StoredSubmission } from "../state/storedCase.ts";
import { readMessage } from "./readMessage.ts";

const PROBLEMS = "https://schema.fitko.de/fit-connect/events/problems";

/** What the mailbox service does as subscriber of its destination: it puts into mailboxes what it accepts. */
export function deliverMessages(world: FitConnectWorld, refuses: () => boolean): void {
  const { destinationId } = world.keys.material.mailbox;
  for (const found of world.cases.cases()) {
    for (const submission of found.submissions) {
      if (submission.state !== "submitted" || submission.destinationId !== destinationId) continue;
      deliver(world, { found, submission, refuses: refuses() });
    }
  }
}

function deliver(
  world: FitConnectWorld,
  given: { readonly found: StoredCase; readonly submission: StoredSubmission; readonly refuses: boolean },
): void {
  const { found, submission } = given;
  const { submissionId, tags } = submission;
  const read = given.refuses
    ? { ok: false as const, reason: "told to refuse" }
    : readMessage(world, submission);
  if (read.ok) {
    const receivedAt = new Date(world.clock.now()).toISOString();
    world.mailboxes.put({ ...read.message, submissionId, receivedAt }, read.files);
  }
  const event = read.ok
    ? { name: "accept-submission" as const, submissionId, payload: { authenticationTags: tags } }
    : { name: "reject-submission" as const, submissionId, payload: { problems: [problemOf(read.reason)] } };
  const current = world.cases.getCase(found.caseId) ?? found;
  const { signing, destinationId } = world.keys.material.mailbox;
  const ended = changeSubmission(current, { ...submission, state: read.ok ? "accepted" : "rejected" });
  world.cases.save(addEvent(world, { to: ended, event, by: { key: signing, issuer: destinationId } }));
}

function problemOf(detail: string) {
  return { type: `${PROBLEMS}/schema-violation`, title: "Schema-Fehler", detail, instance: "data" };
}
