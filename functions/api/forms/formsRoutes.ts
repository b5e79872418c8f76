import type { z } from "zod";
import { formsOperations } from "#contract/forms.ts";
import { SEARCH_MAX_RESULTS } from "#contract/limits.ts";
import type { FoundProfession } from "#domain/directory/ProfessionNames.ts";
import { ok } from "#domain/result.ts";
import type { formsPorts } from "#runtime/apiPorts.ts";
import { availability } from "#runtime/wiring/operation.ts";
import { readSettings } from "#runtime/deployment.ts";
import { definePublicRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import { createDocumentsOfService } from "#usecases/forms/createDocumentsOfService.ts";
import { formDefinition } from "#usecases/forms/formDefinition.ts";
import { offeredForms } from "#usecases/forms/offeredForms.ts";
import { responsibleAuthorities } from "#usecases/forms/responsibleAuthorities.ts";
import { serviceInformation } from "./serviceInformation.ts";

type View = z.input<(typeof formsOperations.searchProfessions)["response"]>["professions"][number];

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
      handle: ({ query: { query, locale } }) => {
        const { found, complete } =
          query === undefined
            ? { found: ports.professions.all(), complete: true }
            : ports.professions.search(query, SEARCH_MAX_RESULTS);
        const professions = found.map((one) => professionView(one, locale));
        return Promise.resolve(ok({ body: { professions, complete } }));
      },
      problems: {},
    }),
    definePublicRoute({
      name: "listAuthorities",
      schemas: formsOperations.listAuthorities,
      handle: ({ query: { professionId, location: ars, locale } }) => {
        const found = responsibleAuthorities(ports, { professionId, ars });
        if (!found.ok) return Promise.resolve(found);
        const replaced = found.value.replaced.map((profession) =>
          professionView({ profession, today: found.value.profession, name: undefined }, locale),
        );
        return Promise.resolve(ok({ body: { authorities: [...found.value.authorities], replaced } }));
      },
      problems: { "service-not-found": "service-not-found" },
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

/** A profession as people find it, in the language of the page. */
function professionView({ profession, today, name }: FoundProfession, locale: "de" | "en"): View {
  const titleOf = ({ titleDe, titleEn }: FoundProfession["profession"]): string =>
    locale === "de" ? titleDe : titleEn;
  const { id, titleDe, group, codes } = profession;
  return {
    id,
    title: titleOf(profession),
    germanTitle: titleDe,
    group,
    codes: codes.map(({ code, origin }) => ({ leiKaId: code, origin })),
    today: today === undefined ? null : titleOf(today),
    name:
      name === undefined
        ? null
        : { text: name.text, language: name.language, isFormer: name.kind === "former" },
  };
}
