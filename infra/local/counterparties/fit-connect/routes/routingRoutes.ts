import { randomUUID } from "node:crypto";
import { coversArea } from "../coversArea.ts";
import { signCompactJws } from "../events/signCompactJws.ts";
import { offersService, portalIssuer, SERVICE_PREFIX } from "../FitConnectWorld.ts";
import type { Destination, FitConnectWorld } from "../FitConnectWorld.ts";
import { json, problem } from "../http/ApiAnswer.ts";
import type { ApiAnswer } from "../http/ApiAnswer.ts";
import type { ApiCall, ApiRoute } from "../http/ApiRoute.ts";
import { pageOf, pageRefused, readPage } from "../http/readPage.ts";
import { AREAS } from "./areas.ts";

const AREA_PREFIX = "urn:de:bund:destatis:bevoelkerungsstatistik:schluessel:rs:";

/** The routing API 2.0.0 under /v2 and, as still found, /v1. */
export function routingRoutes(world: FitConnectWorld): readonly ApiRoute[] {
  return ["/routing-api/v2", "/routing-api/v1"].flatMap((base) => [
    get(`${base}/areas`, areas),
    get(`${base}/routes`, (call) => routes(world, call)),
    get(`${base}/info`, () => json(200, { version: { major: 2, minor: 0, patch: 0 } })),
  ]);
}

function get(path: string, handle: ApiRoute["handle"]): ApiRoute {
  return { method: "GET", path, access: "public", handle };
}

/** Every expression has to fit (AND); `*` stands for any letters. */
function areas(call: ApiCall): ApiAnswer {
  const page = readPage(call.query);
  if (page === undefined) return pageRefused;
  const expressions = call.query.getAll("areaSearchexpression");
  if (expressions.length < 1 || expressions.length > 10 || expressions.includes("")) {
    return badRequest("areaSearchexpression is needed once to ten times");
  }
  if (expressions.some((expression) => /\s/.test(expression))) {
    // The real service fails on a space too: clients have to repeat the parameter.
    return problem(500, { name: "internal-error", title: "Internal error" });
  }
  const patterns = expressions.map(
    (expression) =>
      new RegExp(
        expression
          .split("*")
          .map((text) => text.replace(/[^\p{L}\p{N}]/gu, "\\$&"))
          .join(".*"),
        "iu",
      ),
  );
  const hits = AREAS.filter((area) =>
    patterns.every((pattern) => [area.name, ...area.postalCodes].some((text) => pattern.test(text))),
  ).map(({ id, name, type }) => ({ id, name, type }));
  const { shown, ...counts } = pageOf(hits, page);
  return json(200, { ...counts, areas: shown });
}

function routes(world: FitConnectWorld, call: ApiCall): ApiAnswer {
  const page = readPage(call.query);
  if (page === undefined) return pageRefused;
  const leiKaId = call.query.get("leikaKey") ?? "";
  if (!/^99\d{12}$/.test(leiKaId)) return badRequest("leikaKey has to be 99 and 12 more digits");
  const area = askedArea(call.query);
  if (area === undefined) return badRequest("exactly one valid ars, ags or areaId is needed");
  const hits = world.destinations
    .filter(({ status }) => status === "active")
    .filter((destination) => offersService(destination, `${SERVICE_PREFIX}${leiKaId}`))
    .filter(({ regions }) => regions.some((region) => coversArea(region, area)))
    .map((destination) => routeBody(world, { destination, leiKaId, area }));
  const { shown, ...counts } = pageOf(hits, page);
  return json(200, { ...counts, routes: shown });
}

/** The regional key asked for. An AGS names no association, so one of 8 digits is looked up by its county. */
function askedArea(query: URLSearchParams): string | undefined {
  const given = ["ars", "ags", "areaId"].filter((name) => query.has(name));
  if (given.length !== 1) return undefined;
  const ars = query.get("ars");
  if (ars !== null) return /^(\d{2}|\d{3}|\d{5}|\d{9}|\d{12})$/.test(ars) ? ars : undefined;
  const ags = query.get("ags");
  if (ags !== null) return /^(\d{2}|\d{3}|\d{5}|\d{8})$/.test(ags) ? ags.slice(0, 5) : undefined;
  return AREAS.find(({ id }) => id === query.get("areaId"))?.ars;
}

function routeBody(
  world: FitConnectWorld,
  hit: { readonly destination: Destination; readonly leiKaId: string; readonly area: string },
) {
  const { destination, leiKaId, area } = hit;
  const { destinationId } = destination.keys;
  return {
    destinationId,
    destinationName: destination.name,
    destinationSignature: signCompactJws(world.keys.material.portal, {
      type: "jwt",
      payload: {
        iss: portalIssuer(world),
        iat: Math.floor(world.clock.now() / 1_000),
        jti: randomUUID(),
        destinationId,
        submissionHost: new URL(world.origin).host,
        services: [
          {
            gebietIDs: [`${AREA_PREFIX}${area.padEnd(12, "0")}`],
            leistungIDs: [`${SERVICE_PREFIX}${leiKaId}`],
          },
        ],
      },
    }),
  };
}

function badRequest(title: string): ApiAnswer {
  return problem(400, { name: "bad-request", title });
}
