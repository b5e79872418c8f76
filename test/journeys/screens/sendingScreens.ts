import type { z } from "zod";
import { OPERATIONS, type ResponseOf } from "../../../functions/contract/operations.ts";
import { SUBMIT_STEPS } from "../../../functions/contract/submitSteps.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

type Progress = ResponseOf<"getProgress">;

const application = OPERATIONS.getProcess.response;
/** Where it is applied for, and whether it is kept. */
type Differing = Partial<Pick<z.output<typeof application>, "location" | "saved">>;
const SENT_AT = "2026-11-22T11:42:00.000Z";

/** As the server tells how far it is, with the first steps done. */
function progressAt(done: number, rest: Partial<Progress> = {}): Progress {
  return {
    status: "SUBMITTED",
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

async function showsProgress(
  visit: Visit,
  shown: { readonly progress: Progress; readonly differing?: Differing },
): Promise<void> {
  const { progress, differing } = shown;
  await visit.answers("getProgress", progress);
  await visit.alters("getProcess", {
    schema: application,
    change: (answer) => ({ ...answer, ...differing, status: progress.status }),
  });
  await visit.opens(await visit.stock.confirmed(), "send");
}

const failed = (failureReason: NonNullable<Progress["failureReason"]>): Progress =>
  progressAt(8, { status: "SUBMIT_FAILURE", progress: "SUBMISSION_FAILURE", failureReason });

function sent(rest: Partial<Progress> = {}): Progress {
  const resultsAvailableUntil = new Date(Date.now() + 9.5 * 60_000).toISOString();
  return progressAt(SUBMIT_STEPS.length, { resultsAvailableUntil, ...rest });
}

/** The documents that somebody can load, as the store has them. */
async function hasDocuments(visit: Visit): Promise<void> {
  const availableUntil = new Date(Date.now() + 9.5 * 60_000).toISOString();
  await visit.answers("getFilesExpiration", { resultsAvailableUntil: availableUntil, prolongationsLeft: 9 });
  const kinds = ["coverLetter", "form", "receipt", "attachment"] as const;
  const documents = kinds.map((kind) => ({
    documentId: kind,
    kind,
    fileName: `${kind}.pdf`,
    size: 140_000,
    sha512: "0".repeat(128),
    url: "http://127.0.0.1/",
  }));
  await visit.page.route(/\/files\/(coverLetter|form|receipt|attachment)$/, (route) => {
    const files = documents.filter(({ kind }) => route.request().url().endsWith(kind));
    return route.fulfill({ json: { files, archive: null, availableUntil } });
  });
}

async function showsResult(visit: Visit, differing: Differing = {}): Promise<void> {
  await hasDocuments(visit);
  await showsProgress(visit, { progress: sent(), differing });
}

/** From the last click to the end. Steps and failures are told by a fixture: they pass quickly or seldom happen. */
export const SENDING_SCREENS: readonly Screen[] = [
  { name: "send", open: async (visit) => visit.opens(await visit.stock.confirmed(), "send") },
  { name: "send-sign-in", open: async (visit) => visit.opens(await visit.stock.anonymous(), "send") },
  ...[0, 4, 10].map((done): Screen => ({
    name: `sending-${done.toString()}-done`,
    open: (visit) => showsProgress(visit, { progress: progressAt(done) }),
  })),
  ...(["authority-unreachable", "authority-refused", "file-missing", "unexpected"] as const).map(
    (reason): Screen => ({
      name: `sending-failed-${reason}`,
      open: (visit) => showsProgress(visit, { progress: failed(reason) }),
    }),
  ),
  {
    name: "sending-failed-malware",
    open: (visit) =>
      showsProgress(visit, { progress: { ...failed("malware-found"), infectedFiles: ["Diplom.pdf"] } }),
  },
  {
    name: "sending-failed-not-kept",
    open: (visit) =>
      showsProgress(visit, {
        progress: failed("authority-unreachable"),
        differing: { saved: false },
      }),
  },
  { name: "result-nw", open: (visit) => showsResult(visit) },
  {
    name: "result-rp",
    open: (visit) =>
      showsResult(visit, {
        location: { region: "RP", ars: "073150000000", place: "Mainz", postalCode: "55116" },
      }),
  },
  {
    name: "result-no-paper",
    open: (visit) =>
      showsResult(visit, {
        location: { region: "BE", ars: "110000000000", place: "Berlin", postalCode: "10115" },
      }),
  },
  {
    name: "result-not-kept",
    open: (visit) => showsResult(visit, { saved: false }),
  },
  {
    name: "result-over",
    open: async (visit) => {
      await visit.answers("getFilesExpiration", { resultsAvailableUntil: null, prolongationsLeft: 0 });
      const past = new Date(Date.now() - 60_000).toISOString();
      await showsProgress(visit, { progress: sent({ resultsAvailableUntil: past }) });
    },
  },
  ...(["sent", "pending", "failed"] as const).map((postbox): Screen => ({
    name: `result-postbox-${postbox}`,
    open: async (visit) => {
      await hasDocuments(visit);
      await showsProgress(visit, { progress: sent({ postbox }) });
    },
  })),
  {
    name: "result-closing",
    focus: "dialog",
    open: async (visit) => {
      await showsResult(visit);
      await visit.page.locator("main button.kern-btn--primary").last().click();
      await visit.page.getByRole("dialog").waitFor();
    },
  },
];
