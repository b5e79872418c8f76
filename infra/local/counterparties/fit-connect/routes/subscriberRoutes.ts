import { jose, json, problem } from "../http/ApiAnswer.ts";
import type { ApiAnswer } from "../http/ApiAnswer.ts";
import type { ApiCall, ApiRoute } from "../http/ApiRoute.ts";
import { pageOf, pageRefused, readPage } from "../http/readPage.ts";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import type { FoundSubmission } from "../state/openCaseStore.ts";
import {
  badId,
  findSubmission,
  subscribedDestinationId,
  unknownSubmission,
  uuidText,
} from "./findSubmission.ts";
import type { Lookup } from "./findSubmission.ts";

/** What the authority fetches. Content is there only between submission and final event. */
export function subscriberRoutes(world: FitConnectWorld): readonly ApiRoute[] {
  const base = "/submission-api/v2/submissions";
  return [
    { method: "GET", path: base, access: "subscriber", handle: (call) => list(world, call) },
    {
      method: "GET",
      path: `${base}/:submissionId`,
      access: "subscriber",
      handle: (call) => getSubmission(world, call),
    },
    {
      method: "GET",
      path: `${base}/:submissionId/attachments/:attachmentId`,
      access: "subscriber",
      handle: (call) => getAttachment(world, call),
    },
  ];
}

function list(world: FitConnectWorld, call: ApiCall): ApiAnswer {
  const page = readPage(call.query);
  if (page === undefined) return pageRefused;
  const subscribed = subscribedDestinationId(world);
  const asked = call.query.get("destinationId")?.toLowerCase() ?? subscribed;
  if (asked !== subscribed) {
    return problem(403, { name: "forbidden", title: "The client is not connected to this destination" });
  }
  const waiting = world.cases
    .cases()
    .flatMap(({ caseId, submissions }) => submissions.map((submission) => ({ caseId, ...submission })))
    .filter(({ state, destinationId }) => state === "submitted" && destinationId === asked)
    .map(({ caseId, destinationId, submissionId }) => ({ destinationId, submissionId, caseId }));
  const { shown, ...counts } = pageOf(waiting, page);
  return json(200, { ...counts, submissions: shown });
}

/** Before the end of sending and after the final event the content is not there for anyone. */
function findFetchable(world: FitConnectWorld, call: ApiCall): Lookup<FoundSubmission> {
  const lookup = findSubmission(world, call);
  if (!lookup.ok) return lookup;
  const { state } = lookup.value.submission;
  return state === "submitted" || state === "forwarded" ? lookup : { ok: false, answer: unknownSubmission };
}

function getSubmission(world: FitConnectWorld, call: ApiCall): ApiAnswer {
  const lookup = findFetchable(world, call);
  if (!lookup.ok) return lookup.answer;
  const { found, submission } = lookup.value;
  return json(200, {
    submissionId: submission.submissionId,
    caseId: found.caseId,
    destinationId: submission.destinationId,
    attachments: submission.announcedAttachments,
    publicService: submission.publicService,
    ...(submission.region === undefined ? {} : { region: submission.region }),
    encryptedMetadata: world.cases.readPart(submission.submissionId, "metadata").toString("latin1"),
    encryptedData: world.cases.readPart(submission.submissionId, "data").toString("latin1"),
  });
}

function getAttachment(world: FitConnectWorld, call: ApiCall): ApiAnswer {
  const lookup = findFetchable(world, call);
  if (!lookup.ok) return lookup.answer;
  const attachmentId = uuidText.safeParse(call.part("attachmentId"));
  if (!attachmentId.success) return badId.answer;
  const { submission } = lookup.value;
  if (!submission.announcedAttachments.includes(attachmentId.data)) {
    return problem(404, { name: "attachment-not-found", title: "The attachment does not exist" });
  }
  return jose(world.cases.readPart(submission.submissionId, attachmentId.data));
}
