/** A refusal as S3 words it: HTTP status, code, sentence. */
export type S3Failure = {
  readonly kind: "s3-refused";
  readonly status: number;
  readonly code: string;
  readonly message: string;
};

const statuses: Readonly<Record<string, number>> = {
  AccessDenied: 403,
  AccessForbidden: 403,
  AuthorizationHeaderMalformed: 400,
  AuthorizationQueryParametersError: 400,
  BadDigest: 400,
  ConditionalRequestConflict: 409,
  EntityTooLarge: 400,
  EntityTooSmall: 400,
  IncompleteBody: 400,
  InvalidAccessKeyId: 403,
  InvalidArgument: 400,
  InvalidChunkSizeError: 403,
  InvalidPolicyDocument: 400,
  InvalidRange: 416,
  MalformedPOSTRequest: 400,
  MalformedXML: 400,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
  NotImplemented: 501,
  PreconditionFailed: 412,
  RequestTimeTooSkewed: 403,
  SignatureDoesNotMatch: 403,
  XAmzContentSHA256Mismatch: 400,
};

export function s3Refused(code: string, message: string): S3Failure {
  return { kind: "s3-refused", status: statuses[code] ?? 400, code, message };
}

/** Text for use inside an XML element or attribute. */
function xmlText(value: string | number): string {
  return String(value)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

export function xmlElement(name: string, value: string | number | boolean): string {
  return `<${name}>${xmlText(String(value))}</${name}>`;
}

export function xmlDocument(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${content}`;
}
