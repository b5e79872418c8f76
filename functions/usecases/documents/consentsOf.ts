import type { Process } from "../../domain/process/Process.ts";
import type { ApplicationData } from "../../domain/submission/ApplicationData.ts";

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
