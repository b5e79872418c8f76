import type { Process } from "#domain/application/Process.ts";
import type { ApplicationData } from "#domain/documents/ApplicationData.ts";
import { germanDateTime } from "#domain/documents/germanFormats.ts";
import { APPLICATION_TEXTS } from "./applicationTexts.ts";

/** What the person accepted, in which version and when. */
export function consentsOf({
  submitting,
  completedAt,
  formVersion,
}: Pick<Process, "submitting" | "completedAt" | "formVersion">): ApplicationData["consents"] {
  const terms = submitting?.terms;
  return [
    ...(terms === undefined
      ? []
      : [{ consent: "terms" as const, version: terms.version, acceptedAt: terms.acceptedAt }]),
    ...(completedAt === undefined
      ? []
      : [{ consent: "declarations" as const, version: formVersion, acceptedAt: completedAt }]),
  ];
}

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
