import { NURSE_IN_COLOGNE } from "#test/integration/portal/nurseInCologne.ts";
import { hasDocuments, showsProgress, wasSent } from "./progressFixture.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

/** What makes the paper, by its icon: its words are those of the language. The next page, out of sight, may have files. */
const MAKES = 'main button:has(use[href$="#file"])';

async function makes(visit: Visit, shown: string): Promise<void> {
  await visit.page.locator(MAKES).filter({ visible: true }).first().click();
  await visit.page.locator(shown).first().waitFor();
}

const opensAnswers = async (visit: Visit): Promise<void> => visit.opens(await visit.stock.filled());

async function opensResult(visit: Visit): Promise<void> {
  await hasDocuments(visit);
  await showsProgress(visit, { progress: wasSent() });
}

const MADE = "main a[download]";
const NOT_MADE = "main [role=status] > .kern-error";

/** What can be taken along: the answers so far, the form on paper, and the documents of what was sent. */
export const PAPER_SCREENS: readonly Screen[] = [
  {
    name: "paper-answers",
    open: async (visit) => {
      await opensAnswers(visit);
      await makes(visit, MADE);
    },
  },
  {
    name: "paper-answers-failed",
    open: async (visit) => {
      await visit.refuses("getDraftPdf", "unexpected");
      await opensAnswers(visit);
      await makes(visit, NOT_MADE);
    },
  },
  {
    name: "paper-form",
    open: async (visit) => {
      await visit.goToService(NURSE_IN_COLOGNE.leiKaId);
      await makes(visit, MADE);
    },
  },
  {
    name: "paper-form-failed",
    open: async (visit) => {
      await visit.refuses("getBlankForm", "unexpected");
      await visit.goToService(NURSE_IN_COLOGNE.leiKaId);
      await makes(visit, NOT_MADE);
    },
  },
  {
    name: "paper-not-loaded",
    open: async (visit) => {
      await showsProgress(visit, { progress: wasSent() });
      await visit.page.locator(".ap-rows li p:nth-of-type(1)").first().waitFor();
    },
  },
  {
    name: "paper-more-time",
    open: async (visit) => {
      const resultsAvailableUntil = new Date(Date.now() + 19.5 * 60_000).toISOString();
      await visit.answers("prolongFiles", { resultsAvailableUntil, prolongationsLeft: 0 });
      await opensResult(visit);
      const more = visit.page.locator("#laden ~ .ap-actions button");
      await more.click();
      await more.waitFor({ state: "detached" });
    },
  },
  {
    name: "paper-no-more-time",
    open: async (visit) => {
      await visit.refuses("prolongFiles", "unexpected");
      await opensResult(visit);
      await visit.page.locator("#laden ~ .ap-actions button").click();
      await visit.page.locator(".ap-toast").waitFor();
    },
  },
];
