import { addDeliveryEvent } from "./events/addDeliveryEvent.ts";
import type { FitConnectWorld } from "./FitConnectWorld.ts";
import { sendCallback } from "./sendCallback.ts";
import { changeSubmission } from "./state/changeSubmission.ts";

const FETCHED_WITHIN_MILLISECONDS = 14 * 86_400_000;

/** The delivery service rejects by itself what no authority answered within fourteen days; then the content is gone. */
export function rejectUnfetched(world: FitConnectWorld): void {
  for (const found of world.cases.cases()) {
    for (const submission of found.submissions) {
      const { state, submittedAt, submissionId } = submission;
      const waits = state === "submitted" || state === "forwarded";
      if (!waits || submittedAt === undefined) continue;
      if (world.clock.now() - submittedAt <= FETCHED_WITHIN_MILLISECONDS) continue;
      const problems = [
        {
          type: "https://schema.fitko.de/fit-connect/events/problems/technical-error",
          title: "Technischer Fehler",
          detail: "Die Einreichung wurde nicht innerhalb von 14 Tagen abgeholt.",
          instance: "other",
        },
      ];
      const current = world.cases.getCase(found.caseId) ?? found;
      const rejected = changeSubmission(current, { ...submission, state: "rejected" });
      world.cases.save(
        addDeliveryEvent(world, {
          to: rejected,
          event: { name: "reject-submission", submissionId, payload: { problems } },
        }),
      );
      sendCallback(world, { caseId: found.caseId, submission });
    }
  }
}
