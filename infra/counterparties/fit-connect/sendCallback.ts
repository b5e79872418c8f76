import { patiently } from "#infra/laptop/settings/patience.ts";
import { createHmac } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import type { FitConnectState } from "./FitConnectState.ts";
import type { StoredCase, StoredSubmission } from "./caseStore.ts";

const TYPE = "https://schema.fitko.de/fit-connect/submission-api/callbacks/new-events";
/** Pauses before the tries; a callback that fails for good has no effect on the submission. */
const PAUSES_MILLISECONDS = [0, 1_000, 5_000, 30_000];
const TIMEOUT_MILLISECONDS = 10_000;

/** Tells the sender, where the announcement named an address, that something happened to its submission. */
export function sendCallback(
  state: FitConnectState,
  happened: { readonly caseId: StoredCase["caseId"]; readonly submission: StoredSubmission },
): void {
  const { callback, destinationId, submissionId } = happened.submission;
  if (callback === undefined) return;
  const body = JSON.stringify({
    type: TYPE,
    submissionIds: [submissionId],
    submissions: [{ destinationId, submissionId, caseId: happened.caseId }],
  });
  const attempt = async (): Promise<boolean> => {
    const timestamp = String(Math.floor(state.clock.now() / 1_000));
    const authentication = createHmac("sha512", callback.secret).update(`${timestamp}.${body}`).digest("hex");
    try {
      const answer = await fetch(callback.url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "callback-timestamp": timestamp,
          "callback-authentication": authentication,
        },
        body,
        redirect: "error",
        signal: AbortSignal.timeout(patiently(TIMEOUT_MILLISECONDS)),
      });
      return answer.ok;
    } catch {
      return false;
    }
  };
  const deliver = async (): Promise<void> => {
    for (const pause of PAUSES_MILLISECONDS) {
      await wait(pause, undefined, { ref: false });
      if (await attempt()) return;
    }
  };
  void deliver();
}
