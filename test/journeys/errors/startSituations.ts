import { OPERATIONS } from "#contract/operations.ts";
import { encodeProcessData } from "#ui/search/process-data/processData.ts";
import { FEE_BY_INVOICE } from "#test/fixtures/feeServices.ts";
import { NURSE_IN_COLOGNE } from "#test/integration/portal/nurseInCologne.ts";
import { localConsole } from "../localConsole.ts";
import type { Visit } from "../screens/Visit.ts";
import { freshDraft, freshPerson } from "./freshApplication.ts";
import type { Situation } from "./Situation.ts";
import { ERFURT, WITHOUT_AUTHORITY, WITHOUT_FORM } from "./theOtherPortal.ts";

const NURSE = NURSE_IN_COLOGNE.leiKaId;

async function begins(visit: Visit): Promise<void> {
  await visit.page.locator("main button.kern-btn--primary").click();
}

/** What can go wrong before there is an application. */
export const START_SITUATIONS: readonly Situation[] = [
  {
    name: "eID app not running",
    how: "nothing answers on the port of the app",
    async provoke(visit, reads) {
      const { fault } = localConsole(visit.portalUrl);
      await fault({ counterparty: "eid-client", kind: "not-running" });
      await visit.goToService(NURSE);
      await visit.page.locator("label[for=login-eid]").click();
      for (const box of await visit.page.getByRole("checkbox").all()) await box.check();
      await begins(visit);
      await visit.page.waitForURL(/redirect/);
      await reads("eid.start");
      await fault({ counterparty: "eid-client", kind: "none" });
    },
  },
  {
    name: "No form for the service",
    how: "the offer names a form that was never imported; that the form of a draft is gone comes from a fixture, because the portal keeps it",
    async provoke(visit, reads) {
      await visit.becomes(await freshPerson(visit.portalUrl));
      await visit.goToService(WITHOUT_FORM);
      await begins(visit);
      await reads("start.noForm");
      await visit.refuses("getDefinition", "form-not-found");
      await visit.opens(await freshDraft(visit.portalUrl));
      await reads("process.noForm.text");
    },
  },
  {
    name: "Form creation",
    how: "the connection is lost when the application is to begin",
    async provoke(visit, reads) {
      await visit.becomes(await freshPerson(visit.portalUrl));
      await visit.goToService(FEE_BY_INVOICE);
      await visit.page.locator("main button.kern-btn--primary").waitFor();
      await visit.page.context().setOffline(true);
      await begins(visit);
      await reads("start.failed");
      await visit.page.getByRole("alert").waitFor();
      await visit.page.context().setOffline(false);
    },
  },
  {
    name: "No online service at location",
    how: "the state offers nothing in Thuringia",
    async provoke(visit, reads) {
      await visit.goToService(NURSE, ERFURT);
      await reads("start.noService.title");
    },
  },
  {
    name: "No process offered",
    how: "the state offers nothing there, and the authority is known",
    async provoke(visit, reads) {
      await visit.goToService(NURSE, ERFURT);
      await reads("start.noService.text");
      const heading = { de: "Zuständige Stellen", en: "Responsible authorities" }[visit.locale];
      await visit.page.getByRole("heading", { name: heading, exact: true }).waitFor();
    },
  },
  {
    name: "No responsible authority found",
    how: "the directory knows no authority for teachers of small children",
    async provoke(visit, reads) {
      await visit.goToService(WITHOUT_AUTHORITY);
      await reads("start.noAuthority");
    },
  },
  {
    name: "No location set",
    how: "the recognition finder hands over a service and no place",
    async provoke(visit, reads) {
      await visit.goTo("antrag-start", { processData: encodeProcessData({ leiKaId: NURSE }) });
      await reads("start.location.note");
    },
  },
  {
    name: "Location search",
    how: "more places begin like that than a list shows",
    async provoke(visit, reads) {
      // The sample has fewer places than a list shows.
      await visit.alters("searchLocations", {
        schema: OPERATIONS.searchLocations.response,
        change: (found) => ({ ...found, complete: false }),
      });
      await visit.goTo("index");
      await visit.page.getByRole("combobox").last().fill("Neu");
      await reads("search.incomplete");
    },
  },
  {
    name: "Process data",
    how: "the recognition finder hands over what cannot be read",
    async provoke(visit, reads) {
      await visit.goTo("antrag-start", { processData: "nothing" });
      for (const key of ["processData.lede", "processData.step1", "processData.finder"] as const)
        await reads(key);
    },
  },
];
