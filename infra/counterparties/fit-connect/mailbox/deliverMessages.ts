import { err } from "#domain/result.ts";
import { addEvent } from "../events.ts";
import type { FitConnectState } from "../FitConnectState.ts";
import { changeSubmission, type StoredCase, type StoredSubmission } from "../caseStore.ts";
import { readMessage } from "./readMessage.ts";

const PROBLEMS = "https://schema.fitko.de/fit-connect/events/problems";

/** What the mailbox service does as subscriber of its destination: it puts into mailboxes what it accepts. */
export function deliverMessages(state: FitConnectState, refuses: () => boolean): void {
  const { destinationId } = state.keys.material.mailbox;
  for (const found of state.cases.cases()) {
    for (const submission of found.submissions) {
      if (submission.state !== "submitted" || submission.destinationId !== destinationId) continue;
      deliver(state, { found, submission, refuses: refuses() });
    }
  }
}

function deliver(
  state: FitConnectState,
  given: { readonly found: StoredCase; readonly submission: StoredSubmission; readonly refuses: boolean },
): void {
  const { found, submission } = given;
  const { submissionId, tags } = submission;
  const read = given.refuses ? err("refused by a fault") : readMessage(state, submission);
  if (read.ok) {
    const receivedAt = new Date(state.clock.now()).toISOString();
    state.mailboxes.put({ ...read.value.message, submissionId, receivedAt }, read.value.files);
  }
  const event = read.ok
    ? { name: "accept-submission" as const, submissionId, payload: { authenticationTags: tags } }
    : { name: "reject-submission" as const, submissionId, payload: { problems: [problemOf(read.failure)] } };
  const current = state.cases.getCase(found.caseId) ?? found;
  const { signing, destinationId } = state.keys.material.mailbox;
  const ended = changeSubmission(current, { ...submission, state: read.ok ? "accepted" : "rejected" });
  state.cases.save(addEvent(state, { to: ended, event, by: { key: signing, issuer: destinationId } }));
}

function problemOf(detail: string) {
  return { type: `${PROBLEMS}/schema-violation`, title: "Schema-Fehler", detail, instance: "data" };
}
