import { createPublicKey } from "node:crypto";
import { z } from "zod";
import { ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type { TransportFailure } from "#ports/sending/AuthorityTransport.ts";
import { areaContains } from "./chooseService.ts";
import { refused } from "../parseAnswer.ts";
import type { SignatureKeySource } from "../events/createSignatureKeySource.ts";
import { isSignedBy, readJwsHeader, readUnverifiedPayload } from "../events/isSignedBy.ts";

export interface RouteClaim {
  readonly destinationId: string;
  readonly serviceIdentifier: string;
  readonly ars: string;
}

export interface RouteAuthority {
  readonly portalIssuer: string;
  readonly submissionUrl: string;
  readonly portalKeys: SignatureKeySource;
}

const AREA_PREFIX = "urn:de:bund:destatis:bevoelkerungsstatistik:schluessel:rs:";

const signedRoute = z.object({
  iss: z.string(),
  destinationId: z.string(),
  submissionHost: z.string(),
  services: z.array(z.object({ gebietIDs: z.array(z.string()), leistungIDs: z.array(z.string()) })),
});

/** The self-service portal vouches that this destination serves this service in this area, on our delivery service. */
export async function checkDestinationSignature(
  signature: string,
  route: { readonly claim: RouteClaim; readonly authority: RouteAuthority },
): Promise<Result<void, TransportFailure>> {
  const { claim, authority } = route;
  const header = readJwsHeader(signature);
  const payload = signedRoute.safeParse(readUnverifiedPayload(signature));
  if (header?.typ !== "jwt" || !payload.success) return refused("The destination signature is not readable");
  const { iss, destinationId, submissionHost, services } = payload.data;
  if (iss !== authority.portalIssuer) return refused("The destination signature has an unknown issuer");
  const key = await authority.portalKeys(header.kid);
  if (!key.ok) return key;
  if (
    key.value === undefined ||
    !(await isSignedBy(signature, createPublicKey({ key: key.value, format: "jwk" })))
  ) {
    return refused("The destination signature is not valid");
  }
  if (destinationId !== claim.destinationId) return refused("The signature names another destination");
  if (submissionHost !== new URL(authority.submissionUrl).host) {
    return refused("The signature names another delivery service");
  }
  const covered = services.some(
    ({ gebietIDs, leistungIDs }) =>
      leistungIDs.includes(claim.serviceIdentifier) && gebietIDs.some((area) => covers(area, claim.ars)),
  );
  return covered ? ok(undefined) : refused("The signature does not cover this service in this area");
}

function covers(areaId: string, ars: string): boolean {
  return areaId.startsWith(AREA_PREFIX) && areaContains(areaId.slice(AREA_PREFIX.length), ars);
}
