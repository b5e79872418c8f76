import { err } from "#domain/result.ts";
import { json, type Answer } from "#infra/counterparties/kit/http.ts";
import {
  problem,
  type ApiCall,
  type ApiRoute,
  pageOf,
  pageRefused,
  readPage,
  forSubscriber,
} from "../api.ts";
import type { FitConnectState } from "../FitConnectState.ts";
import type { FoundSubmission } from "../caseStore.ts";
import {
  badId,
  findSubmission,
  subscribedDestinationId,
  unknownSubmission,
  uuidText,
} from "./findSubmission.ts";
import type { Lookup } from "./findSubmission.ts";

/** What the authority fetches. Content is there only between submission and final event. */
export function subscriberRoutes(state: FitConnectState): readonly ApiRoute[] {
  const base = "/submission-api/v2/submissions";
  return [
    { method: "GET", path: base, access: "subscriber", handle: (call) => list(state, call) },
    forSubscriber(`GET ${base}/:submissionId`, (call) => getSubmission(state, call)),
    forSubscriber(`GET ${base}/:submissionId/attachments/:attachmentId`, (call) =>
      getAttachment(state, call),
    ),
  ];
}

function list(state: FitConnectState, call: ApiCall): Answer {
  const page = readPage(call.query);
  if (page === undefined) return pageRefused;
  const subscribed = subscribedDestinationId(state);
  const asked = call.query.get("destinationId")?.toLowerCase() ?? subscribed;
  if (asked !== subscribed) {
    return problem(403, { name: "forbidden", title: "The client is not connected to this destination" });
  }
  const waiting = state.cases
    .cases()
    .flatMap(({ caseId, submissions }) => submissions.map((submission) => ({ caseId, ...submission })))
    .filter(({ state, destinationId }) => state === "submitted" && destinationId === asked)
    .map(({ caseId, destinationId, submissionId }) => ({ destinationId, submissionId, caseId }));
  const { shown, ...counts } = pageOf(waiting, page);
  return json(200, { ...counts, submissions: shown });
}

/** Before the end of sending and after the final event the content is not there for anyone. */
function findFetchable(state: FitConnectState, call: ApiCall): Lookup<FoundSubmission> {
  const lookup = findSubmission(state, call);
  if (!lookup.ok) return lookup;
  const { submission } = lookup.value;
  const isFetchable = submission.state === "submitted" || submission.state === "forwarded";
  return isFetchable ? lookup : err(unknownSubmission);
}

function getSubmission(state: FitConnectState, call: ApiCall): Answer {
  const lookup = findFetchable(state, call);
  if (!lookup.ok) return lookup.failure;
  const { found, submission } = lookup.value;
  return json(200, {
    submissionId: submission.submissionId,
    caseId: found.caseId,
    destinationId: submission.destinationId,
    attachments: submission.announcedAttachments,
    publicService: submission.publicService,
    ...(submission.region === undefined ? {} : { region: submission.region }),
    encryptedMetadata: state.cases.readPart(submission.submissionId, "metadata").toString("latin1"),
    encryptedData: state.cases.readPart(submission.submissionId, "data").toString("latin1"),
  });
}

function getAttachment(state: FitConnectState, call: ApiCall): Answer {
  const lookup = findFetchable(state, call);
  if (!lookup.ok) return lookup.failure;
  const attachmentId = uuidText.safeParse(call.part("attachmentId"));
  if (!attachmentId.success) return badId;
  const { submission } = lookup.value;
  if (!submission.announcedAttachments.includes(attachmentId.data)) {
    return problem(404, { name: "attachment-not-found", title: "The attachment does not exist" });
  }
  const body = state.cases.readPart(submission.submissionId, attachmentId.data);
  return { status: 200, contentType: "application/jose", body };
}
