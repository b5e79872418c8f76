import type { Process } from "#domain/application/Process.ts";
import { resultsAvailableUntil } from "#domain/application/retention.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { AccessFailure, Actor } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import { applicationDocument } from "./applicationDocument.ts";
import { formOfProcess, stateOfForm } from "../application/formState.ts";
import { getOwnProcess } from "../application/ownProcess.ts";

export type DraftPdfFailure =
  | AccessFailure
  | { readonly kind: "form-not-found" }
  /** On its way or accepted: there are documents that say so. */
  | { readonly kind: "already-sent" };

const NOTICES = {
  de: {
    title: "Nicht gesendet",
    text: "Das haben Sie eingegeben. Dieses Dokument ist kein Antrag und keine Bestätigung: Die Angaben sind nicht an die Behörde gesendet.",
    fileName: "Eingaben (nicht gesendet).pdf",
  },
  en: {
    title: "Not sent",
    text: "This is what you have entered. This document is neither an application nor a confirmation: the information has not been sent to the authority.",
    fileName: "What you entered (not sent).pdf",
  },
} as const;

/** What the person has entered until now, as PDF that says that it was not sent. The link ends with the process. */
export async function draftPdf(
  ports: Pick<Ports, "processes" | "forms" | "documents" | "results" | "clock">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly locale: "de" | "en";
    readonly portalName: string;
  },
): Promise<
  Result<
    { readonly fileName: string; readonly url: string; readonly availableUntil: string },
    DraftPdfFailure
  >
> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const { submitting, ...unsent } = opened.value;
  if (isSent(opened.value)) return err({ kind: "already-sent" });
  const { processId, locale, portalName } = request;
  const form = await formOfProcess(ports, { process: unsent, locale });
  if (form === undefined) return err({ kind: "form-not-found" });
  const now = ports.clock.now();
  const state = stateOfForm(unsent, { form, now });
  const { fileName, ...notice } = NOTICES[locale];
  const at = now.toISOString();
  const name = `draft-${locale}.pdf`;
  const body = await ports.documents.render(
    applicationDocument(unsent, { form, state, portalName, at, notice }),
  );
  await ports.results.write({ processId, name }, { body, mediaType: "application/pdf" });
  // Deleted during generation: then it has no owner.
  if (isGone(await ports.processes.get(processId))) {
    await ports.results.deleteProcess(processId);
    return err({ kind: "process-not-found" });
  }
  const ends = Math.min(resultsAvailableUntil(now).getTime(), Date.parse(unsent.availableUntil));
  const until = new Date(ends);
  const url = await ports.results.signDownload(
    { processId, name },
    { fileName, mediaType: "application/pdf", until },
  );
  return ok({ fileName, url, availableUntil: until.toISOString() });
}

function isGone(process: Process | undefined): boolean {
  return process === undefined || process.removal !== undefined;
}

function isSent({ status, submitting }: Process): boolean {
  return status === "SUBMITTED" || submitting?.acceptedAt !== undefined;
}
