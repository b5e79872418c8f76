import { err, ok, type Result } from "../result.ts";
import type { Process } from "./Process.ts";
import type { ProcessMetadata } from "./ProcessMetadata.ts";

/** Which account asks, and when its sign-in was begun. */
export interface SignIn {
  readonly providerId: string;
  /** Every sign-in begins with the acceptance of the terms, and every provider is requested to authenticate the person again. */
  readonly termsAcceptedAt: string;
}

export type IdentificationFailure =
  /** The service is for signed-in people. */
  | { readonly kind: "account-required" }
  /** The service does not take this kind of account. */
  | { readonly kind: "provider-not-accepted" }
  /** The person has to authenticate again. */
  | { readonly kind: "sign-in-again" };

type Terms = Pick<ProcessMetadata, "identificationType" | "idpIds">;

/** Whether the application may be begun by this way (specification §4, authentication timing). */
export function mayBegin(
  { identificationType, idpIds }: Terms,
  { providerId }: Pick<SignIn, "providerId">,
): Result<null, IdentificationFailure> {
  if (providerId !== "anon") return takesAccount({ idpIds }, { providerId });
  return identificationType === "END" && idpIds.includes("anon")
    ? ok(null)
    : err({ kind: "account-required" });
}

/**
 * Whether this sign-in allows sending the application. Where sending needs its own sign-in, that one must have begun
 * after the answers were confirmed: a person at an abandoned window cannot send for the applicant.
 */
export function maySend(
  { metadata, completedAt }: Pick<Process, "metadata" | "completedAt">,
  signIn: SignIn,
): Result<null, IdentificationFailure> {
  const taken = signIn.providerId === "anon" ? err(ACCOUNT_REQUIRED) : takesAccount(metadata, signIn);
  if (!taken.ok || metadata.identificationType !== "START_AND_END") return taken;
  const isNew = completedAt !== undefined && Date.parse(signIn.termsAcceptedAt) > Date.parse(completedAt);
  return isNew ? ok(null) : err({ kind: "sign-in-again" });
}

/** Whether the service takes accounts of this provider. */
export function takesAccount(
  { idpIds }: Pick<Terms, "idpIds">,
  { providerId }: Pick<SignIn, "providerId">,
): Result<null, IdentificationFailure> {
  return providerId !== "anon" && idpIds.includes(providerId)
    ? ok(null)
    : err({ kind: "provider-not-accepted" });
}

const ACCOUNT_REQUIRED = { kind: "account-required" } as const;
