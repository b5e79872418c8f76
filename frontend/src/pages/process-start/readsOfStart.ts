import type { RequestOf } from "../../api/client.ts";
import type { Locale } from "../../i18n/locales.ts";
import type { PlacedProcessData } from "./startData.ts";

export interface ReadsOfStart {
  readonly service: readonly ["getService", RequestOf<"getService">];
  readonly forms: readonly ["listForms", RequestOf<"listForms">];
}

/** What the start page asks: the service at the place, and the forms on offer there. */
export function readsOfStart(data: PlacedProcessData, locale: Locale): ReadsOfStart {
  const { leiKaId, professionId } = data;
  const location = data.location.ars;
  const profession = professionId === undefined ? {} : { professionId };
  return {
    service: ["getService", { path: { leiKaId }, query: { locale, location, ...profession } }],
    forms: ["listForms", { query: { leiKaId, location, locale, ...profession } }],
  };
}
