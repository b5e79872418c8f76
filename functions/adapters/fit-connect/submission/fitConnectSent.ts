import type { FitConnectSealed, SealedApplication } from "#domain/sending/SealedApplication.ts";
import type { SentApplication } from "#ports/sending/AuthorityTransport.ts";

export interface FitConnectSent {
  readonly sealed: FitConnectSealed;
  readonly reservation: { readonly externalId: string; readonly caseId: string };
}

/** What this transport sealed itself; anything else was handed to the wrong transport. */
export function fitConnectSealed(sealed: SealedApplication): FitConnectSealed {
  if (sealed.kind !== "fit-connect") throw new Error("an application of another transport");
  return sealed;
}

export function fitConnectSent({ sealed, reservation }: SentApplication): FitConnectSent {
  const { externalId, caseId } = reservation;
  if (caseId === undefined) throw new Error("a reservation of another transport");
  return { sealed: fitConnectSealed(sealed), reservation: { externalId, caseId } };
}

/** Names of the ciphertexts in the part store. */
export const partNames = {
  metadata: "metadata.jwe",
  data: "data.jwe",
  attachment: (attachmentId: string): string => `attachment-${attachmentId}.jwe`,
};
