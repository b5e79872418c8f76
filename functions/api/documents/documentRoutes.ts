import { formsOperations } from "#contract/forms.ts";
import { processOperations } from "#contract/process.ts";
import { ok } from "#domain/result.ts";
import type { documentPorts } from "#runtime/apiPorts.ts";
import { readSettings } from "#runtime/deployment.ts";
import { definePublicRoute, defineSessionRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import { blankForm } from "#usecases/documents/blank-form/blankForm.ts";
import { deletionCertificate } from "#usecases/documents/deletionCertificate.ts";
import { draftPdf } from "#usecases/documents/draftPdf.ts";
import { ACCESS_PROBLEMS } from "../accessProblems.ts";
import { actorOf } from "../actorOf.ts";

/** Documents that are generated during the request. */
export function documentRoutes(ports: ReturnType<typeof documentPorts>): readonly ApiRoute[] {
  return [
    definePublicRoute({
      name: "getBlankForm",
      schemas: formsOperations.getBlankForm,
      handle: async ({ path, query, address }) => {
        const { location: ars, locale, ...wanted } = query;
        const { portal, server } = readSettings();
        const drawn = await blankForm(ports, {
          ...path,
          ...wanted,
          ars,
          locale,
          address,
          offers: server.offers,
          portalName: portal.portalName[locale],
        });
        return drawn.ok ? ok({ body: drawn.value }) : drawn;
      },
      problems: {
        "service-not-found": "service-not-found",
        "form-not-found": "form-not-found",
        "too-many": "too-many-requests",
      },
    }),
    definePublicRoute({
      name: "getDeletionCertificate",
      schemas: processOperations.getDeletionCertificate,
      handle: async ({ path, query, address }, current) => {
        const { portal } = readSettings();
        const { locale } = query;
        const certificate = await deletionCertificate(ports, {
          ...path,
          locale,
          address,
          owner: current?.session.user,
          portalName: portal.portalName[locale],
          issuer: portal.publicUrl,
        });
        if (!certificate.ok) return certificate;
        const { fileName, bytes } = certificate.value;
        return ok({ body: { fileName, base64: Buffer.from(bytes).toString("base64") } });
      },
      problems: { "process-not-found": "process-not-found", "too-many": "too-many-requests" },
    }),
    defineSessionRoute({
      name: "getDraftPdf",
      schemas: processOperations.getDraftPdf,
      handle: async ({ path, query }, caller) => {
        const { locale } = query;
        const portalName = readSettings().portal.portalName[locale];
        const drawn = await draftPdf(ports, { actor: actorOf(caller), ...path, locale, portalName });
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
