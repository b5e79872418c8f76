import type { Process } from "../../domain/process/Process.ts";
import { germanDateTime } from "../../domain/submission/germanFormats.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";
import { consentsOf } from "./consentsOf.ts";

/** What the person accepted, as documents print it. */
export function consentEntries(
  process: Process,
  language: "de" | "en",
): readonly { readonly label: string; readonly value: string }[] {
  const { consent: names, accepted } = APPLICATION_TEXTS[language];
  return consentsOf(process).map(({ consent, version, acceptedAt }) => ({
    label: names[consent],
    value: accepted(version, germanDateTime(acceptedAt, language)),
  }));
}
