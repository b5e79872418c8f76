import { verify, X509Certificate } from "node:crypto";
import { z } from "zod";

export type EnvelopeVerdict =
  { readonly ok: true; readonly content: string } | { readonly ok: false; readonly reason: string };

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

/** Who wrote a message, and that nobody changed it: certificate, signature of the content, token of the same key. */
export function checkEnvelope(
  text: string,
  known: {
    /** DER of the authority that certifies senders, standard base64. */
    readonly issuer: string;
    /** Milliseconds since the epoch. */
    readonly now: number;
  },
): EnvelopeVerdict {
  const envelope = envelopeSchema.safeParse(parseJson(text));
  if (!envelope.success) return refused("the envelope has not the form of message version 6");
  const { content, sha512sum, authorToken, authorCertificate } = envelope.data;
  const certificate = readCertificate(authorCertificate);
  if (certificate === undefined) return refused("the certificate cannot be read");
  const issuer = new X509Certificate(Buffer.from(known.issuer, "base64"));
  if (!certificate.checkIssued(issuer) || !certificate.verify(issuer.publicKey)) {
    return refused("the certificate was not issued for senders");
  }
  const now = new Date(known.now);
  if (now < certificate.validFromDate || certificate.validToDate < now) {
    return refused("the certificate is not valid now");
  }
  if (!verify("sha512", Buffer.from(content), certificate.publicKey, Buffer.from(sha512sum, "base64"))) {
    return refused("the signature is not one of this content");
  }
  const reason = flawOfToken(authorToken, { certificate, now: known.now / 1_000 });
  return reason === undefined ? { ok: true, content } : refused(reason);
}

function flawOfToken(
  token: string,
  known: { readonly certificate: X509Certificate; readonly now: number },
): string | undefined {
  const [header = "", payload = "", signature = ""] = token.split(".");
  const claims = claimsSchema.safeParse(decodedJson(payload));
  if (!headerSchema.safeParse(decodedJson(header)).success || !claims.success) {
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

function decodedJson(part: string): unknown {
  return parseJson(Buffer.from(part, "base64url").toString("utf8"));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function refused(reason: string): EnvelopeVerdict {
  return { ok: false, reason };
}
