import { json, type Answer } from "#infra/counterparties/kit/http.ts";
import { problem, type ApiRoute, forAnyone } from "../api.ts";
import { deliveryIssuer, portalIssuer, publicServicesOf } from "../FitConnectState.ts";
import type { Destination, FitConnectState } from "../FitConnectState.ts";
import { publicJwk, type PublicJwk } from "../keys/keyMaterial.ts";

/** Destinations and keys: readable without a token on the submission API and on the destination API. */
export function destinationRoutes(state: FitConnectState): readonly ApiRoute[] {
  const find = (id: string): Destination | undefined =>
    state.destinations.find(({ keys }) => keys.destinationId === id.toLowerCase());
  const keysOf = ({ keys }: Destination): readonly PublicJwk[] => [
    publicJwk(keys.encryption, "encryption"),
    publicJwk(keys.signing, "signature"),
  ];
  const withDestination =
    (answer: (destination: Destination) => Answer) =>
    (id: string): Answer => {
      const destination = find(id);
      return destination === undefined ? unknownDestination : answer(destination);
    };
  const destinationAt = (base: string): readonly ApiRoute[] => [
    forAnyone(`GET ${base}/destinations/:destinationId`, (call) =>
      withDestination((destination) => json(200, destinationBody(state, destination)))(
        call.part("destinationId"),
      ),
    ),
    forAnyone(`GET ${base}/destinations/:destinationId/keys/:kid`, (call) =>
      withDestination((destination) => {
        const key = keysOf(destination).find(({ kid }) => kid === call.part("kid"));
        return key === undefined
          ? problem(404, { name: "key-not-found", title: "The destination has no such key" })
          : json(200, key);
      })(call.part("destinationId")),
    ),
  ];
  return [
    ...destinationAt("/submission-api/v2"),
    ...destinationAt("/destination-api/v2"),
    forAnyone("GET /destination-api/v2/destinations/:destinationId/keys", (call) =>
      withDestination((destination) => json(200, { keys: keysOf(destination) }))(call.part("destinationId")),
    ),
    forAnyone(`GET ${pathOf(deliveryIssuer(state))}/.well-known/jwks.json`, () =>
      json(200, { keys: [publicJwk(state.keys.material.delivery, "signature")] }),
    ),
    forAnyone(`GET ${pathOf(portalIssuer(state))}/.well-known/jwks.json`, () =>
      json(200, { keys: [publicJwk(state.keys.material.portal, "signature")] }),
    ),
  ];
}

export const unknownDestination: Answer = problem(404, {
  name: "destination-not-found",
  title: "The destination does not exist",
});

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function destinationBody(state: FitConnectState, destination: Destination) {
  return {
    destinationId: destination.keys.destinationId,
    name: destination.name,
    status: destination.status,
    encryptionKid: destination.keys.encryption.kid,
    metadataVersions: ["2.1.0"],
    publicServices: publicServicesOf(state, destination),
    contactInformation: { legalName: destination.name, email: "poststelle@behoerde.example" },
  };
}
