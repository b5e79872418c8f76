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
