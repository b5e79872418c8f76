import { z } from "zod";
import { ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type { FitConnectSealed, TransportReservation } from "#domain/sending/SealedApplication.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import type { SubmissionApi } from "./createSubmissionApi.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";
import { parseAnswer, refused } from "../parseAnswer.ts";

const announced = z.object({ submissionId: z.uuid(), caseId: z.uuid() });

/** Announces the application. An announcement that is never completed vanishes at the delivery service after a day. */
export async function reserveSubmission(
  sealed: Omit<FitConnectSealed, "kind" | "authenticationTags">,
  to: { readonly api: SubmissionApi; readonly callback?: FitConnectOptions["callback"] },
): Promise<Result<TransportReservation, TransportFailure>> {
  const callback = await to.callback?.();
  const answer = await to.api({
    method: "POST",
    path: "/submissions",
    contentType: "application/json",
    body: JSON.stringify({
      destinationId: sealed.destinationId,
      announcedAttachments: sealed.attachmentIds,
      publicService: { identifier: sealed.serviceIdentifier, name: sealed.serviceName },
      region: sealed.region,
      ...(callback !== undefined && { callback }),
    }),
  });
  if (!answer.ok) return answer;
  if (answer.value.status !== 201) {
    return refused(`The delivery service answered ${answer.value.status} to the announcement`);
  }
  const parsed = parseAnswer(answer.value.text, { schema: announced, what: "The announcement's answer" });
  return parsed.ok ? ok({ externalId: parsed.value.submissionId, caseId: parsed.value.caseId }) : parsed;
}
