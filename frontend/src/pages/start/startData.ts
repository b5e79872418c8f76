import type { ResponseOf } from "#contract/operations.ts";
import type { HandedPlace, ProcessData } from "#ui/search/process-data/processData.ts";
import type { RequestOf } from "#ui/api/client.ts";
import type { Locale } from "#ui/i18n/locales.ts";

export interface ReadsOfStart {
  readonly service: readonly ["getService", RequestOf<"getService">];
  readonly forms: readonly ["listForms", RequestOf<"listForms">];
}

/** A hand-over whose place is known. */
export type PlacedProcessData = ProcessData & { readonly location: HandedPlace };
export type Service = ResponseOf<"getService">;
export type Offer = ResponseOf<"listForms">["forms"][number];

/** Whether an application may be filled in before a sign-in. */
export function mayBeAnonymous({ identificationType, idpIds }: Offer): boolean {
  return identificationType === "END" && idpIds.includes("anon");
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

/** Whether there is so little room that what is mostly looked up is folded; a wide page shows it at once. */
export function onPhone(): boolean {
  return matchMedia("(max-width: 47.99rem)").matches;
}
