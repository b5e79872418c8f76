import { z } from "zod";
import { checkSealedPart } from "../checkSealedPart.ts";
import { addDeliveryEvent } from "../events/addDeliveryEvent.ts";
import type { FitConnectWorld } from "../FitConnectWorld.ts";
import { json, noContent, problem } from "../http/ApiAnswer.ts";
import type { ApiAnswer } from "../http/ApiAnswer.ts";
import type { ApiCall, ApiRoute } from "../http/ApiRoute.ts";
import { parseJsonBody } from "../http/parseJsonBody.ts";
import { changeSubmission } from "../state/changeSubmission.ts";
import type { FoundSubmission } from "../state/openCaseStore.ts";
import type { StoredSubmission } from "../state/storedCase.ts";
import { badId, findSubmission, uuidText } from "./findSubmission.ts";

/** Encrypted size of one attachment, and of metadata with data (base64url of 10 MB each with some room). */
const ATTACHMENT_LIMIT_BYTES = 500_000_000;
const CONTENT_LIMIT_BYTES = 30_000_000;

/** The sender's uploads: attachments as often as wanted until the submission is finalised, then nothing more. */
export function uploadRoutes(world: FitConnectWorld): readonly ApiRoute[] {
  return [
    {
      method: "PUT",
      path: "/submission-api/v2/submissions/:submissionId/attachments/:attachmentId",
      access: "sender",
      handle: (call) => putAttachment(world, call),
    },
    {
      method: "PUT",
      path: "/submission-api/v2/submissions/:submissionId",
      access: "sender",
      handle: (call) => finalise(world, call),
    },
  ];
}

async function putAttachment(world: FitConnectWorld, call: ApiCall): Promise<ApiAnswer> {
  const attachmentId = uuidText.safeParse(call.part("attachmentId"));
  if (!attachmentId.success) return badId.answer;
  if (call.contentType !== "application/jose") {
    return problem(415, { name: "unsupported-media-type", title: "application/jose is needed" });
  }
  const body = await call.body(ATTACHMENT_LIMIT_BYTES);
  if (body === undefined) return problem(413, { name: "too-large", title: "The attachment is too large" });

  // From here on nothing waits: two requests for one submission cannot overtake each other.
  const lookup = findSubmission(world, call);
  if (!lookup.ok) return lookup.answer;
  const { found, submission } = lookup.value;
  if (submission.state !== "announced") return alreadySubmitted;
  if (!submission.announcedAttachments.includes(attachmentId.data)) {
    return problem(422, { name: "attachment-not-announced", title: "The attachment was not announced" });
  }
  const part = checkSealedPart(body.toString("latin1"), { kid: encryptionKid(world, submission) });
  if (!part.ok) return badPart(part.title);
  world.cases.writePart(submission.submissionId, { name: attachmentId.data, jwe: body });
  const uploadedTags = { ...submission.uploadedTags, [attachmentId.data]: part.tag };
  world.cases.save(changeSubmission(found, { ...submission, uploadedTags }));
  return noContent;
}

const finalContent = z.object({
  encryptedMetadata: z.string().optional(),
  encryptedData: z.string().optional(),
});

async function finalise(world: FitConnectWorld, call: ApiCall): Promise<ApiAnswer> {
  const body = await parseJsonBody(call, { schema: finalContent, limitBytes: CONTENT_LIMIT_BYTES });
  if (!body.ok) return body.answer;

  const lookup = findSubmission(world, call);
  if (!lookup.ok) return lookup.answer;
  const { submission } = lookup.value;
  if (submission.state !== "announced") return alreadySubmitted;
  const missing = submission.announcedAttachments.filter((id) => submission.uploadedTags[id] === undefined);
  if (missing.length > 0) {
    return problem(422, {
      name: "attachments-missing",
      title: "Announced attachments are missing",
      detail: missing.join(", "),
    });
  }
  const { encryptedMetadata, encryptedData } = body.value;
  if (encryptedMetadata === undefined) return badPart("encryptedMetadata is missing");
  if (encryptedData === undefined) return badPart("encryptedData is missing");
  const rules = { kid: encryptionKid(world, submission), contentTypes: ["application/json"] };
  const metadata = checkSealedPart(encryptedMetadata, rules);
  if (!metadata.ok) return badPart(`encryptedMetadata: ${metadata.title}`);
  const data = checkSealedPart(encryptedData, rules);
  if (!data.ok) return badPart(`encryptedData: ${data.title}`);

  const { submissionId } = submission;
  world.cases.writePart(submissionId, { name: "metadata", jwe: encryptedMetadata });
  world.cases.writePart(submissionId, { name: "data", jwe: encryptedData });
  const tags = { metadata: metadata.tag, data: data.tag, attachments: submission.uploadedTags };
  world.cases.save(submittedCase(world, { ...lookup.value, tags }));
  return json(200, { submissionId, caseId: lookup.value.found.caseId });
}

function submittedCase(
  world: FitConnectWorld,
  accepted: FoundSubmission & { readonly tags: NonNullable<StoredSubmission["tags"]> },
) {
  const { found, submission, tags } = accepted;
  const { submissionId } = submission;
  const changed = changeSubmission(found, {
    ...submission,
    state: "submitted",
    tags,
    submittedAt: world.clock.now(),
  });
  const submitted = addDeliveryEvent(world, {
    to: changed,
    event: { name: "submit-submission", submissionId, payload: { authenticationTags: tags } },
  });
  return addDeliveryEvent(world, { to: submitted, event: { name: "notify-submission", submissionId } });
}

function encryptionKid(world: FitConnectWorld, submission: StoredSubmission): string {
  const destination = world.destinations.find(({ keys }) => keys.destinationId === submission.destinationId);
  return destination?.keys.encryption.kid ?? "";
}

const alreadySubmitted: ApiAnswer = problem(422, {
  name: "submission-state-invalid",
  title: "The submission was finalised before",
});

function badPart(title: string): ApiAnswer {
  return problem(422, { name: "submission-invalid", title });
}
