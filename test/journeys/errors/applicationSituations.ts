import { z } from "zod";
import { filledIn } from "#test/integration/portal/filledIn.ts";
import { signInByCard } from "#test/integration/portal/SamlLogin.ts";
import { Visitor } from "#test/integration/portal/Visitor.ts";
import { checksSession } from "../checksSession.ts";
import { expect } from "../journey.ts";
import { authorityAnswers, localConsole } from "../localConsole.ts";
import type { Visit } from "../screens/Visit.ts";
import { freshDraft, freshPerson, sendsByCalls } from "./freshApplication.ts";
import type { Situation } from "./Situation.ts";

const HOUR_SECONDS = 3600;

const submittedSchema = z.object({
  submissions: z.array(z.object({ processId: z.string(), externalId: z.string(), status: z.string() })),
});

async function sendButton(visit: Visit): Promise<void> {
  const name = { de: "Antrag absenden", en: "Send application" }[visit.locale];
  await visit.page.getByRole("button", { name, exact: true }).click();
}

/** What can go wrong with an application. */
export const APPLICATION_SITUATIONS: readonly Situation[] = [
  {
    name: "Draft delete",
    how: "the connection is lost when the draft is to be deleted",
    async provoke(visit, reads) {
      await visit.becomes((await freshDraft(visit.portalUrl)).owner);
      await visit.goTo("account");
      await visit.page
        .getByRole("button", { name: /^(Löschen|Delete) :/ })
        .first()
        .click();
      await visit.page.context().setOffline(true);
      await visit.page.getByRole("dialog").getByRole("button").last().click();
      await reads("error.draftDelete");
      await visit.page.context().setOffline(false);
    },
  },
  {
    name: "Multiple windows",
    how: "the application is open in another window of the browser",
    async provoke(visit, reads) {
      const { owner, processId } = await freshDraft(visit.portalUrl);
      await visit.becomes(owner);
      const other = await visit.page.context().newPage();
      await other.goto(`/formular?process=${processId}`);
      await other.locator("form:visible").waitFor();
      await visit.goTo("process", { process: processId });
      await visit.page.getByRole("dialog").waitFor();
      for (const key of ["window.elsewhere.title", "window.elsewhere.text", "window.here"] as const)
        await reads(key);
    },
  },
  {
    name: "Submit failure",
    how: "the delivery service refuses the application; a person with an account, and one with the card alone",
    async provoke(visit, reads) {
      const { fault } = localConsole(visit.portalUrl);
      const card = new Visitor(visit.portalUrl);
      await signInByCard(card, { choose: { person: "jonas" } });
      await fault({ counterparty: "fit-connect", kind: "reject-finalize" });
      for (const [owner, key] of [
        [await freshPerson(visit.portalUrl), "submission.failed.kept"],
        [card, "submission.failed.lost"],
      ] as const) {
        const processId = await filledIn(owner);
        await owner.call({ method: "PUT", path: `/api/processes/${processId}/complete` });
        await visit.becomes(owner);
        await visit.goTo("process", { process: processId, page: "send" });
        await sendButton(visit);
        await visit.page.locator("main .kern-alert--danger").first().waitFor();
        await reads("submission.failed.alert");
        await reads(key);
      }
      await fault({ counterparty: "fit-connect", kind: "none" });
    },
  },
  {
    name: "Processing error on sent application",
    how: "the authority rejects the application",
    async provoke(visit, reads) {
      const { owner, processId } = await sendsByCalls(visit.portalUrl);
      const sent = async () =>
        submittedSchema
          .parse((await owner.get("/api/processes/submitted")).body)
          .submissions.find((one) => one.processId === processId);
      await authorityAnswers(visit.portalUrl, ["reject", (await sent())?.externalId ?? ""]);
      await localConsole(visit.portalUrl).advance(90);
      await expect.poll(async () => (await sent())?.status).toBe("processingError");
      await visit.becomes(owner);
      await visit.goTo("account");
      await reads("sent.error.title");
      await reads("sent.error.text");
      const hours = {
        de: "Montag bis Freitag, 8 bis 18 Uhr (deutsche Zeit)",
        en: "Monday to Friday, 8 am to 6 pm (German time)",
      };
      await expect(visit.page.getByRole("main").getByText(hours[visit.locale]).first()).toBeVisible();
    },
  },
  {
    name: "Downloads",
    how: "ten minutes go by after sending",
    async provoke(visit, reads) {
      const { owner, processId } = await sendsByCalls(visit.portalUrl);
      await visit.becomes(owner);
      await visit.goTo("process", { process: processId, page: "send" });
      await reads("result.downloads.why");
      // In two steps with a sign of life in between: the session lasts no longer than the downloads.
      const { advance } = localConsole(visit.portalUrl);
      await advance(300);
      await owner.get("/api/auth/user");
      await advance(310);
      await checksSession(visit.page);
      await reads("result.downloads.over");
    },
  },
  {
    name: "Session ended",
    how: "nothing is done for longer than a session lasts",
    async provoke(visit, reads) {
      await visit.becomes((await freshDraft(visit.portalUrl)).owner);
      await visit.goTo("account");
      await visit.page.locator("article").first().waitFor();
      await localConsole(visit.portalUrl).advance(700);
      await checksSession(visit.page);
      await reads("session.ended.text");
    },
  },
  {
    name: "Outdated draft",
    how: "a day goes by after the last change, before the sweep has run",
    async provoke(visit, reads) {
      const { processId } = await freshDraft(visit.portalUrl);
      // Tidying up happens every quarter of an hour, here two minutes before the end of the draft.
      const { advance } = localConsole(visit.portalUrl);
      await advance(24 * HOUR_SECONDS - 120);
      await advance(240);
      await visit.becomes(await freshPerson(visit.portalUrl));
      await visit.goTo("process", { process: processId });
      await reads("process.expired.title");
      await reads("process.expired.text");
    },
  },
];
