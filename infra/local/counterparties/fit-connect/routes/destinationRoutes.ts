import { json, problem } from "../http/ApiAnswer.ts";
import type { ApiAnswer } from "../http/ApiAnswer.ts";
import type { ApiRoute } from "../http/ApiRoute.ts";
import { deliveryIssuer, portalIssuer, publicServicesOf } from "../FitConnectWorld.ts";
import type { Destination, FitConnectWorld } from "../FitConnectWorld.ts";
import { publicJwk } from "../keys/publicJwk.ts";
import type { PublicJwk } from "../keys/publicJwk.ts";

/** Destinations and keys: readable without a token on the submission API and on the destination API. */
export function destinationRoutes(world: FitConnectWorld): readonly ApiRoute[] {
  const find = (id: string): Destination | undefined =>
    world.destinations.find(({ keys }) => keys.destinationId === id.toLowerCase());
  const keysOf = ({ keys }: Destination): readonly PublicJwk[] => [
    publicJwk(keys.encryption, "encryption"),
    publicJwk(keys.signing, "signature"),
  ];
  const withDestination =
    (answer: (destination: Destination) => ApiAnswer) =>
    (id: string): ApiAnswer => {
      const destination = find(id);
      return destination === undefined ? unknownDestination : answer(destination);
    };
  const route = (path: string, handle: ApiRoute["handle"]): ApiRoute => ({
    method: "GET",
    path,
    access: "public",
    handle,
  });
  const destinationAt = (base: string): readonly ApiRoute[] => [
    route(`${base}/destinations/:destinationId`, (call) =>
      withDestination((destination) => json(200, destinationBody(world, destination)))(
        call.part("destinationId"),
      ),
    ),
    route(`${base}/destinations/:destinationId/keys/:kid`, (call) =>
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
    route("/destination-api/v2/destinations/:destinationId/keys", (call) =>
      withDestination((destination) => json(200, { keys: keysOf(destination) }))(call.part("destinationId")),
    ),
    route(`${pathOf(deliveryIssuer(world))}/.well-known/jwks.json`, () =>
      json(200, { keys: [publicJwk(world.keys.material.delivery, "signature")] }),
    ),
    route(`${pathOf(portalIssuer(world))}/.well-known/jwks.json`, () =>
      json(200, { keys: [publicJwk(world.keys.material.portal, "signature")] }),
    ),
  ];
}

export const unknownDestination: ApiAnswer = problem(404, {
  name: "destination-not-found",
  title: "The destination does not exist",
});

function pathOf(url: string): string {
  return new URL(url).pathname;
}

function destinationBody(world: FitConnectWorld, destination: Destination) {
  return {
    destinationId: destination.keys.destinationId,
    name: destination.name,
    status: destination.status,
    encryptionKid: destination.keys.encryption.kid,
    metadataVersions: ["2.1.0"],
    publicServices: publicServicesOf(world, destination),
    contactInformation: { legalName: destination.name, email: "poststelle@behoerde.example" },
  };
}
