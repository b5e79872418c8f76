import { createPrivateKey, sign, X509Certificate } from "node:crypto";
import { SignJWT } from "jose";

/** The mailbox service takes tokens of at most half an hour; a little less, because clocks differ. */
const TOKEN_SECONDS = 25 * 60;

export interface PostboxIdentity {
  /** PEM, both. */
  readonly certificate: string;
  readonly key: string;
}

/**
 * Content as the mailbox service takes it: signed (RSA PKCS#1 v1.5, SHA-512), with a short-lived token of the same key
 * and the certificate to check both by.
 */
export async function signEnvelope(
  content: string,
  by: { readonly identity: PostboxIdentity; readonly now: Date },
): Promise<string> {
  const { certificate, key: pem } = by.identity;
  const key = createPrivateKey(pem);
  const issuedAt = Math.floor(by.now.getTime() / 1_000);
  const authorToken = await new SignJWT({ signer: commonName(certificate), roles: ["THIRD_PARTY"] })
    .setProtectedHeader({ alg: "RS512", typ: "JWT" })
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + TOKEN_SECONDS)
    .sign(key);
  return JSON.stringify({
    content,
    sha512sum: sign("sha512", Buffer.from(content, "utf8"), key).toString("base64"),
    authorToken,
    authorCertificate: certificate,
  });
}

function commonName(certificate: string): string {
  const line = new X509Certificate(certificate).subject.split("\n").find((part) => part.startsWith("CN="));
  if (line === undefined) throw new Error("the mailbox certificate has no subject");
  return line.slice("CN=".length);
}
