import { createHmac, timingSafeEqual } from "node:crypto";
import { err, ok, type Result } from "#domain/result.ts";
import { localAccount } from "#infra/laptop/template/PortalResources.ts";
import type { Caller, Iam } from "../iam/createIam.ts";

/** `accessKeyId/yyyymmdd/region/service/aws4_request` */
type CredentialScope = {
  readonly date: string;
  readonly region: string;
  readonly service: string;
  readonly secretAccessKey: string;
};

export function parseCredential(
  credential: string,
  options: { readonly service: string; readonly iam: Iam },
): Result<CredentialScope & { readonly caller: Caller }, SignatureFailure> {
  const [accessKeyId = "", date, region, service, terminator, ...rest] = credential.split("/");
  const key = options.iam.knownKey(accessKeyId);
  if (key === undefined) {
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
  return ok({ date, region, service, ...key });
}

/** HMAC of `text` with the key that AWS Signature Version 4 derives for the scope. */
export function signatureOf(text: string, scope: CredentialScope): string {
  return createHmac("sha256", signingKeyOf(scope)).update(text).digest("hex");
}

/** One for each caller, service and day: deriving it takes four of the five steps of a signature. */
const derived = new Map<string, Buffer>();

function signingKeyOf({ secretAccessKey, date, region, service }: CredentialScope): Buffer {
  const name = [secretAccessKey, date, region, service].join("/");
  const known = derived.get(name);
  if (known !== undefined) return known;
  const hmac = (key: string | Buffer, value: string) => createHmac("sha256", key).update(value).digest();
  const key = hmac(hmac(hmac(hmac(`AWS4${secretAccessKey}`, date), region), service), "aws4_request");
  derived.set(name, key);
  return key;
}

export function sameSignature(given: string, expected: string): boolean {
  const one = Buffer.from(given);
  const other = Buffer.from(expected);
  return one.length === other.length && timingSafeEqual(one, other);
}

/** Why a signed request is refused; `code` is the name S3 gives it. */
export type SignatureFailure = {
  readonly kind: "signature-refused";
  readonly code:
    | "AccessDenied"
    | "AuthorizationHeaderMalformed"
    | "AuthorizationQueryParametersError"
    | "InvalidAccessKeyId"
    | "RequestTimeTooSkewed"
    | "SignatureDoesNotMatch";
  readonly message: string;
};

export function signatureRefused(code: SignatureFailure["code"], message: string): SignatureFailure {
  return { kind: "signature-refused", code, message };
}
