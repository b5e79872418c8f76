import { hasDocuments, type Progress, progressAt, showsProgress, wasSent } from "./progressFixture.ts";
import type { Screen } from "./Screen.ts";
import type { Application, Visit } from "./Visit.ts";

const ready = progressAt(0, { status: "COMPLETED", progress: null });

const failed = (failureReason: NonNullable<Progress["failureReason"]>): Progress =>
  progressAt(8, { status: "SUBMIT_FAILURE", progress: "SUBMISSION_FAILURE", failureReason });

async function showsResult(visit: Visit, differing: Partial<Application> = {}): Promise<void> {
  await hasDocuments(visit);
  await showsProgress(visit, { progress: wasSent(), differing });
}

/** The answers of the application itself are older than those of its progress. */
async function sendsUnkept(visit: Visit): Promise<void> {
  await visit.answers("getProgress", progressAt(4));
  await visit.applicationIs({ saved: false, status: "COMPLETED" });
  await visit.opens(await visit.stock.filled(), "send");
}

/** From the last click to the end. Steps and failures come from a fixture: they pass quickly or seldom happen. */
export const SENDING_SCREENS: readonly Screen[] = [
  { name: "send", open: (visit) => showsProgress(visit, { progress: ready }) },
  {
    name: "send-sign-in",
    open: async (visit) => {
      await visit.answers("getUser", null);
      await showsProgress(visit, { progress: ready, differing: { saved: false } });
      await visit.page.locator("#consent-terms").waitFor();
    },
  },
  {
    name: "send-sign-in-again",
    open: async (visit) => {
      await showsProgress(visit, { progress: ready, differing: { signInAgain: true } });
      await visit.page.locator("#consent-terms").waitFor();
    },
  },
  ...[0, 4, 10].map((done): Screen => ({
    name: `sending-${done.toString()}-done`,
    open: (visit) => showsProgress(visit, { progress: progressAt(done) }),
  })),
  {
    name: "sending-not-kept",
    open: sendsUnkept,
  },
  {
    name: "sending-not-kept-leaving",
    focus: "dialog",
    open: async (visit) => {
      await sendsUnkept(visit);
      await visit.page.locator("header a", { hasText: await visit.says("header.leave") }).click();
      await visit.page.getByRole("dialog").waitFor();
    },
  },
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
    open: async (visit) => {
      await visit.isTransient();
      await showsResult(visit, { saved: false });
    },
  },
  {
    name: "result-over",
    open: async (visit) => {
      await visit.answers("getFilesExpiration", { resultsAvailableUntil: null, prolongationsLeft: 0 });
      const past = new Date(Date.now() - 60_000).toISOString();
      await showsProgress(visit, { progress: wasSent({ resultsAvailableUntil: past }) });
    },
  },
  ...(["sent", "pending", "failed"] as const).map((postbox): Screen => ({
    name: `result-postbox-${postbox}`,
    open: async (visit) => {
      await hasDocuments(visit);
      await showsProgress(visit, { progress: wasSent({ postbox }) });
    },
  })),
  {
    name: "result-closing",
    focus: "dialog",
    open: async (visit) => {
      await showsResult(visit);
      await visit.page.locator("main .ap-two > div > .ap-actions button").last().click();
      await visit.page.getByRole("dialog").waitFor();
    },
  },
];
