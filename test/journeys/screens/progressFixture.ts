import { isEditable } from "#domain/application/ProcessStatus.ts";
import { asPortal } from "../asPortal.ts";
import type { ResponseOf } from "#contract/operations.ts";
import { SUBMIT_STEPS } from "#domain/sending/submitSteps.ts";
import type { Owned } from "./stockOf.ts";
import type { Application, Visit } from "./Visit.ts";

export type Progress = ResponseOf<"getProgress">;

/** The documents are there for ten minutes; a picture is taken within the first of them. */
const LEFT_MILLISECONDS = 9.5 * 60_000;
const SENT_AT = "2026-11-22T11:42:00.000Z";

/** The server's answer about progress, with the first steps done. */
export function progressAt(done: number, rest: Partial<Progress> = {}): Progress {
  const { status = "SUBMITTED" } = rest;
  return {
    status,
    isEditable: isEditable({ status }),
    progress: SUBMIT_STEPS[done] ?? "SUBMISSION_COMPLETED",
    completedSteps: SUBMIT_STEPS.slice(0, done),
    attempt: 1,
    failureReason: null,
    infectedFiles: [],
    transferTicketNumber: "3R0J8D187MDM",
    submittedAt: SENT_AT,
    resultsAvailableUntil: null,
    postbox: "none",
    ...rest,
  };
}

export function wasSent(rest: Partial<Progress> = {}): Progress {
  const resultsAvailableUntil = new Date(Date.now() + LEFT_MILLISECONDS).toISOString();
  return progressAt(SUBMIT_STEPS.length, { resultsAvailableUntil, ...rest });
}

/** The last step of an application that is as far as this. */
export async function showsProgress(
  visit: Visit,
  shown: {
    readonly progress: Progress;
    readonly differing?: Partial<Application>;
    readonly of?: Owned;
  },
): Promise<void> {
  const { progress, differing } = shown;
  await visit.answers("getProgress", progress);
  await visit.applicationIs({ ...differing, status: progress.status });
  await visit.opens(shown.of ?? (await visit.stock.filled()), "send");
}

/** The documents to download, as the store has them. */
export async function hasDocuments(visit: Visit): Promise<void> {
  const availableUntil = new Date(Date.now() + LEFT_MILLISECONDS).toISOString();
  await visit.answers("getFilesExpiration", { resultsAvailableUntil: availableUntil, prolongationsLeft: 9 });
  const kinds = ["coverLetter", "form", "receipt", "attachment"] as const;
  const documents = kinds.map((kind) => ({
    documentId: kind,
    kind,
    fileName: `${kind}.pdf`,
    size: 140_000,
    sha512: "0".repeat(128),
    url: new URL("/logo.svg", visit.portalUrl).href,
  }));
  await visit.page.route(/\/files\/(coverLetter|form|receipt|attachment)$/, (route) => {
    const files = documents.filter(({ kind }) => route.request().url().endsWith(kind));
    return route.fulfill(asPortal({ files, archive: null, availableUntil }));
  });
}
