import { formsOperations } from "../../contract/forms.ts";
import { SEARCH_MAX_RESULTS } from "../../contract/limits.ts";
import { ok } from "../../domain/result.ts";
import type { formsPorts } from "../../runtime/formsPorts.ts";
import { definePublicRoute, type ApiRoute } from "../../runtime/http/defineRoute.ts";
import { availability } from "../../runtime/ports/availability.ts";
import { readSettings } from "../../runtime/readSettings.ts";
import { createDocumentsOfService } from "../../usecases/forms/createDocumentsOfService.ts";
import { formDefinition } from "../../usecases/forms/formDefinition.ts";
import { offeredForms } from "../../usecases/forms/offeredForms.ts";
import { serviceInformation } from "./serviceInformation.ts";

export function formsRoutes(ports: ReturnType<typeof formsPorts>): readonly ApiRoute[] {
  const { offers } = readSettings().server;
  const documentsOfService = createDocumentsOfService(ports);
  return [
    definePublicRoute({
      name: "listForms",
      schemas: formsOperations.listForms,
      handle: async ({ query }) => {
        const { leiKaId, professionId, location: ars } = query;
        const { closedServices } = await availability();
        const offered = offeredForms(ports, { leiKaId, professionId, ars, offers, closedServices });
        if (!offered.ok) return offered;
        const { forms, closed } = offered.value;
        return ok({ body: { forms: [...forms], closed } });
      },
      problems: { "service-not-found": "service-not-found" },
    }),
    definePublicRoute({
      name: "getAvailability",
      schemas: formsOperations.getAvailability,
      handle: async ({ query }) => {
        const { closedServices } = await availability();
        const { leiKaId, location: ars } = query;
        const offered = offeredForms(ports, { leiKaId, ars, offers, closedServices });
        return offered.ok ? ok({ body: { available: offered.value.forms.length > 0 } }) : offered;
      },
      problems: { "service-not-found": "service-not-found" },
    }),
    definePublicRoute({
      name: "getDefinition",
      schemas: formsOperations.getDefinition,
      handle: async ({ path, query }) => {
        const form = await formDefinition(ports, { ...path, ...query });
        return form.ok ? ok({ body: form.value }) : form;
      },
      problems: { "form-not-found": "form-not-found" },
    }),
    definePublicRoute({
      name: "searchLocations",
      schemas: formsOperations.searchLocations,
      handle: async ({ query }) => {
        const { locations, complete } = await ports.places.search(query.query, SEARCH_MAX_RESULTS);
        return ok({ body: { locations: [...locations], complete } });
      },
      problems: {},
    }),
    definePublicRoute({
      name: "searchProfessions",
      schemas: formsOperations.searchProfessions,
      handle: ({ query }) => {
        const found = ports.directory.searchProfessions(query.query, SEARCH_MAX_RESULTS);
        const professions = found.professions.map(({ id, titleDe, titleEn, codes }) => ({
          id,
          title: query.locale === "de" ? titleDe : titleEn,
          germanTitle: titleDe,
          codes: codes.map(({ code, origin }) => ({ leiKaId: code, origin })),
        }));
        return Promise.resolve(ok({ body: { professions, complete: found.complete } }));
      },
      problems: {},
    }),
    definePublicRoute({
      name: "getService",
      schemas: formsOperations.getService,
      handle: async ({ path, query }) => {
        const { location: ars, locale, professionId } = query;
        const offered = offeredForms(ports, { leiKaId: path.leiKaId, professionId, ars, offers });
        if (!offered.ok) return offered;
        const { profession, authorities } = offered.value;
        const documents =
          ars === undefined ? undefined : await documentsOfService(offered.value, { ars, locale });
        return ok({
          body: {
            leiKaId: path.leiKaId,
            professionTitle: locale === "de" ? profession.titleDe : profession.titleEn,
            germanProfessionTitle: profession.titleDe,
            information: serviceInformation({ profession, leiKaId: path.leiKaId, locale, documents }),
            authorities: [...authorities],
          },
        });
      },
      problems: { "service-not-found": "service-not-found" },
    }),
  ];
}
