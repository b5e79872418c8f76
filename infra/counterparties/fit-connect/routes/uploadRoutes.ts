import { z } from "zod";
import { decodeSegment } from "#infra/counterparties/kit/json.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { json, noContent, type Answer } from "#infra/counterparties/kit/http.ts";
import { problem, type ApiCall, type ApiRoute, parseJsonBody, forSender } from "../api.ts";
import { type FoundSubmission, changeSubmission, type StoredSubmission } from "../caseStore.ts";
import { addDeliveryEvent } from "../events.ts";
import type { FitConnectState } from "../FitConnectState.ts";
import { badId, findSubmission, uuidText } from "./findSubmission.ts";

/** Encrypted size of one attachment, and of metadata with data (base64url of 10 MB each with some room). */
const ATTACHMENT_LIMIT_BYTES = 500_000_000;
const CONTENT_LIMIT_BYTES = 30_000_000;

/** The sender's uploads: attachments as often as wanted until the submission is finalised, then nothing more. */
export function uploadRoutes(state: FitConnectState): readonly ApiRoute[] {
  return [
    forSender("PUT /submission-api/v2/submissions/:submissionId/attachments/:attachmentId", (call) =>
      putAttachment(state, call),
    ),
    forSender("PUT /submission-api/v2/submissions/:submissionId", (call) => finalise(state, call)),
  ];
}

async function putAttachment(state: FitConnectState, call: ApiCall): Promise<Answer> {
  const attachmentId = uuidText.safeParse(call.part("attachmentId"));
  if (!attachmentId.success) return badId;
  if (call.contentType !== "application/jose") {
    return problem(415, { name: "unsupported-media-type", title: "application/jose is needed" });
  }
  const body = await call.body(ATTACHMENT_LIMIT_BYTES);
  if (body === undefined) return problem(413, { name: "too-large", title: "The attachment is too large" });

  // From here on nothing waits: two requests for one submission cannot overtake each other.
  const lookup = findSubmission(state, call);
  if (!lookup.ok) return lookup.failure;
  const { found, submission } = lookup.value;
  if (submission.state !== "announced") return alreadySubmitted;
  if (!submission.announcedAttachments.includes(attachmentId.data)) {
    return problem(422, { name: "attachment-not-announced", title: "The attachment was not announced" });
  }
  const part = checkSealedPart(body.toString("latin1"), { kid: encryptionKid(state, submission) });
  if (!part.ok) return badPart(part.failure);
  state.cases.writePart(submission.submissionId, { name: attachmentId.data, jwe: body });
  const uploadedTags = { ...submission.uploadedTags, [attachmentId.data]: part.value };
  state.cases.save(changeSubmission(found, { ...submission, uploadedTags }));
  return noContent;
}

const finalContent = z.object({
  encryptedMetadata: z.string().optional(),
  encryptedData: z.string().optional(),
});

async function finalise(state: FitConnectState, call: ApiCall): Promise<Answer> {
  const body = await parseJsonBody(call, { schema: finalContent, limitBytes: CONTENT_LIMIT_BYTES });
  if (!body.ok) return body.failure;

  const lookup = findSubmission(state, call);
  if (!lookup.ok) return lookup.failure;
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
  const rules = { kid: encryptionKid(state, submission), contentTypes: ["application/json"] };
  const metadata = checkSealedPart(encryptedMetadata, rules);
  if (!metadata.ok) return badPart(`encryptedMetadata: ${metadata.failure}`);
  const data = checkSealedPart(encryptedData, rules);
  if (!data.ok) return badPart(`encryptedData: ${data.failure}`);

  const { submissionId } = submission;
  state.cases.writePart(submissionId, { name: "metadata", jwe: encryptedMetadata });
  state.cases.writePart(submissionId, { name: "data", jwe: encryptedData });
  const tags = { metadata: metadata.value, data: data.value, attachments: submission.uploadedTags };
  state.cases.save(submittedCase(state, { ...lookup.value, tags }));
  return json(200, { submissionId, caseId: lookup.value.found.caseId });
}

function submittedCase(
  state: FitConnectState,
  accepted: FoundSubmission & { readonly tags: NonNullable<StoredSubmission["tags"]> },
) {
  const { found, submission, tags } = accepted;
  const { submissionId } = submission;
  const changed = changeSubmission(found, {
    ...submission,
    state: "submitted",
    tags,
    submittedAt: state.clock.now(),
  });
  const submitted = addDeliveryEvent(state, {
    to: changed,
    event: { name: "submit-submission", submissionId, payload: { authenticationTags: tags } },
  });
  return addDeliveryEvent(state, { to: submitted, event: { name: "notify-submission", submissionId } });
}

function encryptionKid(state: FitConnectState, submission: StoredSubmission): string {
  const destination = state.destinations.find(({ keys }) => keys.destinationId === submission.destinationId);
  return destination?.keys.encryption.kid ?? "";
}

const alreadySubmitted: Answer = problem(422, {
  name: "submission-state-invalid",
  title: "The submission was finalised before",
});

function badPart(title: string): Answer {
  return problem(422, { name: "submission-invalid", title });
}

interface SealedPartRules {
  /** Key id of the destination's encryption key. */
  readonly kid: string;
  /** Media types that the header may name; any when absent. */
  readonly contentTypes?: readonly string[];
}

const jweHeader = z.strictObject({
  alg: z.literal("RSA-OAEP-256"),
  enc: z.literal("A256GCM"),
  kid: z.string(),
  cty: z.string().min(1),
});

const BASE64URL = /^[A-Za-z0-9_-]*$/;
/** Encrypted key of a 4096-bit modulus, initialisation vector and tag of AES-GCM, in bytes. */
const PART_BYTES = { key: 512, vector: 12, tag: 16 };

/** The tag of a compact JWE (RFC 7516 section 7.1), checked as far as a delivery service can without its key. */
function checkSealedPart(jwe: string, rules: SealedPartRules): Result<string, string> {
  const [header, key, vector, ciphertext, tag, ...rest] = jwe.split(".");
  if (
    header === undefined ||
    key === undefined ||
    vector === undefined ||
    ciphertext === undefined ||
    tag === undefined ||
    rest.length > 0
  ) {
    return err("The content is no compact JWE");
  }
  const parsed = jweHeader.safeParse(decodeSegment(header));
  if (!parsed.success) {
    const members = parsed.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys : issue.path.map(String),
    );
    return err(`Invalid JWE Header '${members.join("', '")}'`);
  }
  if (parsed.data.kid !== rules.kid) return err("Invalid JWE Header 'kid'");
  if (rules.contentTypes !== undefined && !rules.contentTypes.includes(parsed.data.cty)) {
    return err("Invalid JWE Header 'cty'");
  }
  const sound =
    hasBytes(key, PART_BYTES.key) &&
    hasBytes(vector, PART_BYTES.vector) &&
    hasBytes(tag, PART_BYTES.tag) &&
    BASE64URL.test(ciphertext);
  return sound ? ok(tag) : err("A part of the JWE is damaged");
}

function hasBytes(part: string, bytes: number): boolean {
  return BASE64URL.test(part) && Buffer.from(part, "base64url").length === bytes;
}
