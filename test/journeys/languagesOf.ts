import { TAKES_ALL } from "../gate/scope.ts";

export type JourneyLanguage = "de" | "en";

/**
 * Languages in which a long journey is gone through: the usual one, so that all journeys together keep to their time
 * (`test/README.md`); both in `npm run test:all`. What a person reads is looked at in both languages elsewhere: screens,
 * error catalogue, what a screen reader finds.
 */
export function languagesOf({ usually }: { readonly usually: JourneyLanguage }): readonly JourneyLanguage[] {
  return TAKES_ALL ? ["de", "en"] : [usually];
}
