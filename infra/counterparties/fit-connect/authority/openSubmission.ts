import { createHash, createPrivateKey, type KeyObject } from "node:crypto";
import { readFile } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { compactDecrypt, createLocalJWKSet, compactVerify } from "jose";
import { z } from "zod";
import { err, ok } from "#domain/result.ts";
import { parseJson } from "#infra/counterparties/kit/json.ts";
import { authenticationTags } from "../caseStore.ts";
import type { FetchedSubmission, Subscriber } from "./createSubscriber.ts";
import { type Outcome, type AuthorityAddresses, requestJson } from "./requestJson.ts";

const hash = z.object({ type: z.literal("sha512"), content: z.string().regex(/^[a-f0-9]{128}$/) });

const metadataSchema = z.object({
  $schema: z.string().startsWith("https://schema.fitko.de/fit-connect/metadata/2."),
  contentStructure: z.object({
    data: z.object({ hash, submissionSchema: z.object({ schemaUri: z.string(), mimeType: z.string() }) }),
    attachments: z.array(
      z.object({
        attachmentId: z.uuid(),
        purpose: z.enum(["form", "attachment", "report", "data"]),
        mimeType: z.string(),
        filename: z.string().optional(),
        hash,
      }),
    ),
  }),
});

interface OpenedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

interface SubmittedSubmission {
  readonly submission: FetchedSubmission;
  readonly submitEvent: SubmitEvent;
}

export interface OpenedSubmission extends SubmittedSubmission {
  readonly metadata: Uint8Array;
  readonly data: Uint8Array;
  readonly files: readonly OpenedFile[];
}

interface OpeningContext {
  readonly subscriber: Subscriber;
  readonly addresses: AuthorityAddresses["fitConnect"];
}

/** The sealed submission and what the delivery service attests of it. */
export async function findSubmitted(
  submissionId: string,
  context: OpeningContext,
): Promise<Outcome<SubmittedSubmission>> {
  const fetched = await context.subscriber.getSubmission(submissionId);
  if (!fetched.ok) return fetched;
  const submitEvent = await readSubmitEvent(fetched.value, {
    subscriber: context.subscriber,
    submissionUrl: context.addresses.submissionUrl,
  });
  if (!submitEvent.ok) return submitEvent;
  return ok({ submission: fetched.value, submitEvent: submitEvent.value });
}

/** Fetches and decrypts a submission and checks everything an authority has to check before it accepts. */
export async function openSubmission(
  submissionId: string,
  context: OpeningContext,
): Promise<Outcome<OpenedSubmission>> {
  const { subscriber, addresses } = context;
  const found = await findSubmitted(submissionId, context);
  if (!found.ok) return found;
  const { submission, submitEvent } = found.value;
  const key = await readDecryptionKey(addresses.decryptionKeyFile);
  if (!key.ok) return key;

  const sealed = new Map<string, string>();
  for (const id of submission.attachments) {
    const attachment = await subscriber.getAttachment(submissionId, id);
    if (!attachment.ok) return attachment;
    sealed.set(id, attachment.value);
  }
  const tags = {
    metadata: tagOf(submission.encryptedMetadata),
    data: tagOf(submission.encryptedData),
    attachments: Object.fromEntries([...sealed].map(([id, jwe]) => [id, tagOf(jwe)])),
  };
  if (!isDeepStrictEqual(tags, submitEvent.tags)) {
    return err("The authentication tags differ from those of the event log.");
  }
  const metadataBytes = await decrypt(submission.encryptedMetadata, key.value);
  const data = await decrypt(submission.encryptedData, key.value);
  if (metadataBytes === undefined) return err("The metadata cannot be decrypted.");
  if (data === undefined) return err("The data cannot be decrypted.");
  const metadata = metadataSchema.safeParse(parseJson(new TextDecoder().decode(metadataBytes)));
  if (!metadata.success) return err("The metadata break their schema.");
  const { contentStructure } = metadata.data;
  if (sha512(data) !== contentStructure.data.hash.content) return err("The data have another hash.");
  if (parseJson(new TextDecoder().decode(data)) === undefined) return err("The data are no JSON.");
  const described = contentStructure.attachments.map(({ attachmentId }) => attachmentId).sort();
  if (!isDeepStrictEqual(described, [...submission.attachments].sort())) {
    return err("The metadata describe other attachments than those that were sent.");
  }
  const files: OpenedFile[] = [];
  for (const { attachmentId, filename, hash: wanted } of contentStructure.attachments) {
    const bytes = await decrypt(sealed.get(attachmentId) ?? "", key.value);
    if (bytes === undefined) return err(`Attachment ${attachmentId} cannot be decrypted.`);
    if (sha512(bytes) !== wanted.content) return err(`Attachment ${attachmentId} has another hash.`);
    files.push({ name: filename ?? attachmentId, bytes });
  }
  return ok({ submission, submitEvent, metadata: metadataBytes, data, files });
}

async function readDecryptionKey(file: string): Promise<Outcome<KeyObject>> {
  try {
    const jwk: unknown = JSON.parse(await readFile(file, "utf8"));
    return ok(createPrivateKey({ key: z.looseObject({ kty: z.string() }).parse(jwk), format: "jwk" }));
  } catch {
    return err(`The decryption key cannot be read: ${file}`);
  }
}

async function decrypt(jwe: string, key: KeyObject): Promise<Uint8Array | undefined> {
  try {
    const { plaintext } = await compactDecrypt(jwe, key, {
      keyManagementAlgorithms: ["RSA-OAEP-256"],
      contentEncryptionAlgorithms: ["A256GCM"],
    });
    return plaintext;
  } catch {
    return undefined;
  }
}

function tagOf(jwe: string): string {
  return jwe.slice(jwe.lastIndexOf(".") + 1);
}

function sha512(bytes: Uint8Array): string {
  return createHash("sha512").update(bytes).digest("hex");
}

const SUBMIT_EVENT = "https://schema.fitko.de/fit-connect/events/submit-submission";

const submitClaims = z.object({
  $schema: z.string(),
  iss: z.string(),
  sub: z.string(),
  txn: z.string(),
  events: z.object({ [SUBMIT_EVENT]: z.object({ authenticationTags }) }),
});

const keySet = z.object({
  keys: z.array(z.looseObject({ kty: z.literal("RSA"), kid: z.string(), n: z.string(), e: z.string() })),
});

export interface SubmitEvent {
  readonly $schema: string;
  readonly tags: z.infer<typeof authenticationTags>;
}

/** The delivery service's signed word on what was submitted. */
async function readSubmitEvent(
  submission: FetchedSubmission,
  from: { readonly subscriber: Subscriber; readonly submissionUrl: string },
): Promise<Outcome<SubmitEvent>> {
  const log = await from.subscriber.getEvents(submission.caseId);
  if (!log.ok) return log;
  const keys = await requestJson({ url: `${from.submissionUrl}/.well-known/jwks.json` }, keySet);
  if (!keys.ok) return keys;
  const findKey = createLocalJWKSet(keys.value);
  for (const token of log.value) {
    const payload = await verifiedPayload(token, findKey);
    const claims = submitClaims.safeParse(payload).data;
    if (claims?.sub !== `submission:${submission.submissionId}`) continue;
    if (claims.iss !== from.submissionUrl || claims.txn !== `case:${submission.caseId}`) continue;
    return ok({ $schema: claims.$schema, tags: claims.events[SUBMIT_EVENT].authenticationTags });
  }
  return err("The event log holds no valid submit-submission for this submission.");
}

async function verifiedPayload(
  token: string,
  findKey: ReturnType<typeof createLocalJWKSet>,
): Promise<unknown> {
  try {
    const { payload } = await compactVerify(token, findKey, { algorithms: ["PS512"] });
    return parseJson(new TextDecoder().decode(payload));
  } catch {
    return undefined;
  }
}
