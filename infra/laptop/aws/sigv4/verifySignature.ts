import { err, ok, type Result } from "#domain/result.ts";
import type { Caller, Iam } from "../iam/createIam.ts";
import { canonicalRequestHash, splitTarget, type SignedRequest } from "./canonicalRequestHash.ts";
import {
  parseCredential,
  sameSignature,
  signatureOf,
  signatureRefused,
  type SignatureFailure,
} from "./CredentialScope.ts";

type Claim = {
  readonly credential: string;
  readonly signedHeaders: readonly string[];
  readonly signature: string;
  /** `yyyymmddThhmmssZ` */
  readonly timestamp: string;
  readonly payloadHash: string;
};

const allowedSkewMilliseconds = 15 * 60_000;
const longestPresigningSeconds = 7 * 86_400;

/**
 * Verifies AWS Signature Version 4 in the Authorization header or, presigned, in the query.
 * `payloadHash` is the SHA-256 of the body where the caller already has it (services other than S3).
 */
export function verifySignature(
  request: SignedRequest,
  options: { readonly service: string; readonly iam: Iam; readonly payloadHash?: string },
): Result<{ readonly payloadHash: string; readonly caller: Caller }, SignatureFailure> {
  const parameters = new Map(splitTarget(request.target).parameters);
  const presigned = parameters.has("X-Amz-Algorithm") || parameters.has("X-Amz-Signature");
  const claim = presigned
    ? claimFromQuery(parameters, request)
    : claimFromHeader(request, options.payloadHash);
  if (!claim.ok) return claim;
  const scope = parseCredential(claim.value.credential, options);
  if (!scope.ok) return scope;
  const stranger = claim.value.signedHeaders.includes("host")
    ? undefined
    : signatureRefused("AccessDenied", "The host header must be signed.");
  if (stranger !== undefined) return err(stranger);
  if (!claim.value.timestamp.startsWith(scope.value.date)) {
    return err(
      signatureRefused("SignatureDoesNotMatch", "The date of the credential is not that of the request."),
    );
  }
  const expected = signatureOf(
    [
      "AWS4-HMAC-SHA256",
      claim.value.timestamp,
      `${scope.value.date}/${scope.value.region}/${scope.value.service}/aws4_request`,
      canonicalRequestHash(request, claim.value),
    ].join("\n"),
    scope.value,
  );
  return sameSignature(claim.value.signature, expected)
    ? ok({ payloadHash: claim.value.payloadHash, caller: scope.value.caller })
    : err(
        signatureRefused(
          "SignatureDoesNotMatch",
          "The request signature we calculated does not match the signature you provided.",
        ),
      );
}

function claimFromHeader(
  request: SignedRequest,
  payloadHash: string | undefined,
): Result<Claim, SignatureFailure> {
  const authorization = text(request.headers["authorization"]);
  if (authorization === "") return err(signatureRefused("AccessDenied", "Access Denied"));
  const parts =
    /^AWS4-HMAC-SHA256 Credential=([^,\s]+),\s*SignedHeaders=([^,\s]+),\s*Signature=([0-9a-f]+)$/.exec(
      authorization,
    );
  const [, credential, signedHeaders, signature] = parts ?? [];
  const timestamp = text(request.headers["x-amz-date"]);
  const time = timeOf(timestamp);
  if (
    credential === undefined ||
    signedHeaders === undefined ||
    signature === undefined ||
    time === undefined
  ) {
    return err(signatureRefused("AuthorizationHeaderMalformed", "The authorization header is malformed."));
  }
  if (Math.abs(Date.now() - time) > allowedSkewMilliseconds) {
    return err(
      signatureRefused(
        "RequestTimeTooSkewed",
        "The difference between the request time and the current time is too large.",
      ),
    );
  }
  return ok({
    credential,
    signedHeaders: signedHeaders.split(";"),
    signature,
    timestamp,
    payloadHash: payloadHash ?? text(request.headers["x-amz-content-sha256"]),
  });
}

function claimFromQuery(
  parameters: ReadonlyMap<string, string>,
  request: SignedRequest,
): Result<Claim, SignatureFailure> {
  const timestamp = parameters.get("X-Amz-Date") ?? "";
  const time = timeOf(timestamp);
  const seconds = Number(parameters.get("X-Amz-Expires") ?? Number.NaN);
  const credential = parameters.get("X-Amz-Credential");
  const signedHeaders = parameters.get("X-Amz-SignedHeaders");
  const signature = parameters.get("X-Amz-Signature");
  const wellFormed =
    parameters.get("X-Amz-Algorithm") === "AWS4-HMAC-SHA256" &&
    seconds >= 1 &&
    seconds <= longestPresigningSeconds;
  if (
    !wellFormed ||
    time === undefined ||
    credential === undefined ||
    signedHeaders === undefined ||
    signature === undefined
  ) {
    return err(
      signatureRefused(
        "AuthorizationQueryParametersError",
        "The signature parameters of the query are incomplete.",
      ),
    );
  }
  const now = Date.now();
  if (now > time + seconds * 1000) return err(signatureRefused("AccessDenied", "Request has expired"));
  if (now < time - allowedSkewMilliseconds)
    return err(signatureRefused("AccessDenied", "Request is not yet valid"));
  return ok({
    credential,
    signedHeaders: signedHeaders.split(";"),
    signature,
    timestamp,
    payloadHash:
      parameters.get("X-Amz-Content-Sha256") ??
      (text(request.headers["x-amz-content-sha256"]) || "UNSIGNED-PAYLOAD"),
  });
}

function text(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(",") : (value ?? "");
}

function timeOf(timestamp: string): number | undefined {
  const parts = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(timestamp);
  if (parts === null) return undefined;
  const [, year, month, day, hour, minute, second] = parts.map(Number);
  const time = Date.UTC(year ?? 0, (month ?? 0) - 1, day, hour, minute, second);
  return Number.isNaN(time) ? undefined : time;
}
