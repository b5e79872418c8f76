import { randomUUID } from "node:crypto";
import { coversArea, AREAS } from "./areas.ts";
import { signCompactJws } from "../events.ts";
import { offersService, portalIssuer, SERVICE_PREFIX } from "../FitConnectState.ts";
import type { Destination, FitConnectState } from "../FitConnectState.ts";
import { json, type Answer } from "#infra/counterparties/kit/http.ts";
import { problem, type ApiCall, type ApiRoute, pageOf, pageRefused, readPage, forAnyone } from "../api.ts";

const AREA_PREFIX = "urn:de:bund:destatis:bevoelkerungsstatistik:schluessel:rs:";

/** The routing API 2.0.0 under /v2 and, as still found, /v1. */
export function routingRoutes(state: FitConnectState): readonly ApiRoute[] {
  return ["/routing-api/v2", "/routing-api/v1"].flatMap((base) => [
    forAnyone(`GET ${base}/areas`, areas),
    forAnyone(`GET ${base}/routes`, (call) => routes(state, call)),
    forAnyone(`GET ${base}/info`, () => json(200, { version: { major: 2, minor: 0, patch: 0 } })),
  ]);
}

/** Every expression has to fit (AND); `*` stands for any letters. */
function areas(call: ApiCall): Answer {
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

function routes(state: FitConnectState, call: ApiCall): Answer {
  const page = readPage(call.query);
  if (page === undefined) return pageRefused;
  const leiKaId = call.query.get("leikaKey") ?? "";
  if (!/^99\d{12}$/.test(leiKaId)) return badRequest("leikaKey has to be 99 and 12 more digits");
  const area = askedArea(call.query);
  if (area === undefined) return badRequest("exactly one valid ars, ags or areaId is needed");
  const hits = state.destinations
    .filter(({ status }) => status === "active")
    .filter((destination) => offersService(destination, `${SERVICE_PREFIX}${leiKaId}`))
    .filter(({ regions }) => regions.some((region) => coversArea(region, area)))
    .map((destination) => routeBody(state, { destination, leiKaId, area }));
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
  state: FitConnectState,
  hit: { readonly destination: Destination; readonly leiKaId: string; readonly area: string },
) {
  const { destination, leiKaId, area } = hit;
  const { destinationId } = destination.keys;
  return {
    destinationId,
    destinationName: destination.name,
    destinationSignature: signCompactJws(state.keys.material.portal, {
      type: "jwt",
      payload: {
        iss: portalIssuer(state),
        iat: Math.floor(state.clock.now() / 1_000),
        jti: randomUUID(),
        destinationId,
        submissionHost: new URL(state.origin).host,
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

function badRequest(title: string): Answer {
  return problem(400, { name: "bad-request", title });
}
