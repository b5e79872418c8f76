import { createHmac, timingSafeEqual } from "node:crypto";
import { err, ok, type Result } from "../../../../functions/domain/result.ts";
import { localAccount } from "../../template/localAccount.ts";
import { signatureRefused, type SignatureFailure } from "./SignatureFailure.ts";

/** `accessKeyId/yyyymmdd/region/service/aws4_request` */
export type CredentialScope = {
  readonly date: string;
  readonly region: string;
  readonly service: string;
};

export function parseCredential(
  credential: string,
  options: { readonly service: string },
): Result<CredentialScope, SignatureFailure> {
  const [accessKeyId, date, region, service, terminator, ...rest] = credential.split("/");
  if (accessKeyId !== localAccount.accessKeyId) {
    return err(
      signatureRefused("InvalidAccessKeyId", "The AWS Access Key Id does not exist in our records."),
    );
  }
  const wellFormed =
    date !== undefined &&
    /^\d{8}$/.test(date) &&
    region === localAccount.region &&
    service === options.service &&
    terminator === "aws4_request" &&
    rest.length === 0;
  if (!wellFormed) {
    const expected = `${localAccount.region}/${options.service}/aws4_request`;
    return err(
      signatureRefused("AuthorizationHeaderMalformed", `The credential must be scoped to ${expected}.`),
    );
  }
  return ok({ date, region, service });
}

/** HMAC of `text` with the key that AWS Signature Version 4 derives for the scope. */
export function signatureOf(text: string, scope: CredentialScope): string {
  const hmac = (key: string | Buffer, value: string) => createHmac("sha256", key).update(value).digest();
  const dateKey = hmac(`AWS4${localAccount.secretAccessKey}`, scope.date);
  const signingKey = hmac(hmac(hmac(dateKey, scope.region), scope.service), "aws4_request");
  return createHmac("sha256", signingKey).update(text).digest("hex");
}

export function sameSignature(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}
