import {
  createHash,
  constants,
  createDecipheriv,
  createPrivateKey,
  privateDecrypt,
  verify,
  X509Certificate,
} from "node:crypto";
import { z } from "zod";
import { err, ok, type Result } from "#domain/result.ts";
import { parseJson, decodeSegment } from "#infra/counterparties/kit/json.ts";
import type { StoredSubmission } from "../caseStore.ts";
import type { FitConnectState } from "../FitConnectState.ts";
import type { CertifiedKey } from "../keys/keyMaterial.ts";
import { mailboxMessage } from "./openMailboxStore.ts";

type Message = z.infer<typeof mailboxMessage>;

interface DeliveredMessage {
  readonly message: Message;
  readonly files: readonly Buffer[];
}

const hash = z.object({ type: z.literal("sha512"), content: z.string() });
const metadataSchema = z.looseObject({
  $schema: z.string().startsWith("https://schema.fitko.de/fit-connect/metadata/2."),
  contentStructure: z.object({
    data: z.looseObject({ hash }),
    attachments: z.array(z.looseObject({ attachmentId: z.uuid(), hash, filename: z.string() })),
  }),
});

/** Opens a submission to the mailbox service and checks all that the real one checks before it delivers. */
export function readMessage(
  state: FitConnectState,
  submission: StoredSubmission,
): Result<DeliveredMessage, string> {
  const { encryption } = state.keys.material.mailbox;
  const open = (name: string): Buffer | undefined =>
    openSealedPart(state.cases.readPart(submission.submissionId, name).toString("latin1"), encryption);
  const data = open("data");
  const metadata = metadataSchema.safeParse(parseJson(open("metadata")?.toString("utf8")));
  if (data === undefined || !metadata.success) return err("data or metadata cannot be read");
  const { contentStructure } = metadata.data;
  if (sha512(data) !== contentStructure.data.hash.content) return err("the data have another hash");
  const issuer = state.keys.material.mailboxSender.x5c[1] ?? "";
  const envelope = checkEnvelope(data.toString("utf8"), { issuer, now: state.clock.now() });
  if (!envelope.ok) return envelope;
  const message = mailboxMessage.safeParse(parseJson(envelope.value));
  if (!message.success) return err(`the message breaks its schema: ${z.prettifyError(message.error)}`);

  const files: Buffer[] = [];
  for (const { filename, sha512sum, contentLength } of message.data.attachments) {
    const described = contentStructure.attachments.find((one) => one.filename === filename);
    const bytes = described === undefined ? undefined : open(described.attachmentId);
    if (bytes === undefined) return err("a file of the message is missing");
    if (bytes.length !== contentLength || sha512(bytes) !== sha512sum) {
      return err("a file is not the one that the message names");
    }
    files.push(bytes);
  }
  const isWhole = files.length === submission.announcedAttachments.length;
  return isWhole ? ok({ message: message.data, files }) : err("there are files beside the message");
}

function sha512(bytes: Uint8Array): string {
  return createHash("sha512").update(bytes).digest("hex");
}

/** The plaintext of a compact JWE (RSA-OAEP-256, A256GCM), or undefined when it is not for this key. */
function openSealedPart(jwe: string, key: CertifiedKey): Buffer | undefined {
  const [header = "", wrapped = "", vector = "", ciphertext = "", tag = ""] = jwe.split(".");
  try {
    const contentKey = privateDecrypt(
      {
        key: createPrivateKey({ key: key.privateJwk, format: "jwk" }),
        padding: constants.RSA_PKCS1_OAEP_PADDING,
        oaepHash: "sha256",
      },
      Buffer.from(wrapped, "base64url"),
    );
    const decipher = createDecipheriv("aes-256-gcm", contentKey, Buffer.from(vector, "base64url"));
    decipher.setAAD(Buffer.from(header, "ascii"));
    decipher.setAuthTag(Buffer.from(tag, "base64url"));
    return Buffer.concat([decipher.update(Buffer.from(ciphertext, "base64url")), decipher.final()]);
  } catch {
    return undefined;
  }
}

const envelopeSchema = z.strictObject({
  content: z.string(),
  sha512sum: z.base64(),
  authorToken: z.string(),
  authorCertificate: z.string().startsWith("-----BEGIN CERTIFICATE-----"),
});
const headerSchema = z.looseObject({ alg: z.literal("RS512") });
const claimsSchema = z.looseObject({
  iat: z.int(),
  exp: z.int(),
  signer: z.string(),
  roles: z.tuple([z.literal("THIRD_PARTY")]),
});

const TOKEN_SECONDS = 1_800;
const CLOCK_SKEW_SECONDS = 60;

/** Checks author and integrity of a message: certificate, signature of the content, token of the same key. */
function checkEnvelope(
  text: string,
  known: {
    /** DER of the authority that certifies senders, standard base64. */
    readonly issuer: string;
    /** Milliseconds since the epoch. */
    readonly now: number;
  },
): Result<string, string> {
  const envelope = envelopeSchema.safeParse(parseJson(text));
  if (!envelope.success) return err("the envelope has not the form of message version 6");
  const { content, sha512sum, authorToken, authorCertificate } = envelope.data;
  const certificate = readCertificate(authorCertificate);
  if (certificate === undefined) return err("the certificate cannot be read");
  const issuer = new X509Certificate(Buffer.from(known.issuer, "base64"));
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey)) {
    return err("the certificate was not issued for senders");
  }
  const now = new Date(known.now);
  if (now < certificate.validFromDate || certificate.validToDate < now) {
    return err("the certificate is not valid now");
  }
  if (!verify("sha512", Buffer.from(content), certificate.publicKey, Buffer.from(sha512sum, "base64"))) {
    return err("the signature is not one of this content");
  }
  const reason = flawOfToken(authorToken, { certificate, now: known.now / 1_000 });
  return reason === undefined ? ok(content) : err(reason);
}

function flawOfToken(
  token: string,
  known: { readonly certificate: X509Certificate; readonly now: number },
): string | undefined {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = claimsSchema.safeParse(decodeSegment(payload));
  if (!headerSchema.safeParse(decodeSegment(header)).success || !claims.success) {
    return "the token has not the form that is asked for";
  }
  const { certificate, now } = known;
  const input = Buffer.from(`${header}.${payload}`);
  if (!verify("sha512", input, certificate.publicKey, Buffer.from(signature, "base64url"))) {
    return "the token is not signed by the certificate's key";
  }
  const { iat, exp, signer } = claims.data;
  if (exp - iat > TOKEN_SECONDS) return "the token lives longer than half an hour";
  if (iat > now + CLOCK_SKEW_SECONDS) return "the token is of the future";
  if (exp < now) return "the token has expired";
  return certificate.subject.split("\n").includes(`CN=${signer}`)
    ? undefined
    : "the token names another signer than the certificate";
}

function readCertificate(pem: string): X509Certificate | undefined {
  try {
    return new X509Certificate(pem);
  } catch {
    return undefined;
  }
}
