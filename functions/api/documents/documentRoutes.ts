import { processOperations } from "../../contract/process.ts";
import { ok } from "../../domain/result.ts";
import type { documentPorts } from "../../runtime/documentPorts.ts";
import { defineSessionRoute, type ApiRoute } from "../../runtime/http/defineRoute.ts";
import { readSettings } from "../../runtime/readSettings.ts";
import { draftPdf } from "../../usecases/process/draftPdf.ts";
import { ACCESS_PROBLEMS } from "../accessProblems.ts";
import { actorOf } from "../actorOf.ts";

/** Documents that are made while somebody waits. */
export function documentRoutes(ports: ReturnType<typeof documentPorts>): readonly ApiRoute[] {
  return [
    defineSessionRoute({
      name: "getDraftPdf",
      schemas: processOperations.getDraftPdf,
      handle: async ({ path, query }, somebody) => {
        const { locale } = query;
        const portalName = readSettings().portal.portalName[locale];
        const drawn = await draftPdf(ports, { actor: actorOf(somebody), ...path, locale, portalName });
        return drawn.ok ? ok({ body: drawn.value }) : drawn;
      },
      problems: {
        ...ACCESS_PROBLEMS,
        "form-not-found": "form-not-found",
        "already-sent": "status-conflict",
      },
    }),
  ];
}
