import type { ProblemKind } from "#contract/problems.ts";
import { LONG_PAGE, PAGE_WITH_FILE } from "./formPages.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

/** The page that asks for the person, with what goes before it answered. */
async function atPerson(visit: Visit): Promise<void> {
  await visit.opens(await visit.stock.atPerson(), PAGE_WITH_FILE);
  await visit.page.locator('[name="givenName"]').waitFor();
}

/** The application cannot be seen, and why. */
const closed = (name: string, problem: ProblemKind): Screen => ({
  name: `form-${name}`,
  open: async (visit) => {
    const begun = await visit.stock.atPerson();
    await visit.refuses("getProcess", problem);
    await visit.opens(begun);
  },
});

async function openElsewhere(visit: Visit): Promise<void> {
  await visit.answers("holdWindow", { held: false });
  await atPerson(visit);
  await visit.page.getByRole("dialog").waitFor();
}

/** One answer that differs from the account and can be chosen, one that the account decides. */
const DIFFERENCES = [
  { scope: "placeOfBirth", path: "placeOfBirth", answer: "Tunis", account: "Sfax", locked: false },
  { scope: "familyName", path: "familyName", answer: "Beispiel", account: "Muster", locked: true },
] as const;

/** The form from its first page to the check of all answers. */
export const FORM_SCREENS: readonly Screen[] = [
  { name: "form-welcome", open: async (visit) => visit.opens(await visit.stock.begun(true)) },
  { name: "form-empty", open: atPerson },
  {
    name: "form-errors",
    focus: "summary",
    open: async (visit) => {
      await atPerson(visit);
      await visit.page.locator(".ap-actions button[type=submit]").click();
      await visit.page.locator(".kern-alert--danger").waitFor();
    },
  },
  { name: "form-filled", open: async (visit) => visit.opens(await visit.stock.filled(), LONG_PAGE) },
  { name: "form-documents", open: async (visit) => visit.opens(await visit.stock.filled(), "documents") },
  {
    name: "form-steps-open",
    open: async (visit) => {
      await visit.page.setViewportSize({ width: 390, height: 900 });
      await visit.opens(await visit.stock.filled(), "experience");
      await visit.page.locator(".ap-steps__toggle").click();
    },
  },
  { name: "form-elsewhere", focus: "dialog", open: openElsewhere },
  {
    name: "form-reading",
    open: async (visit) => {
      await openElsewhere(visit);
      await visit.page.getByRole("dialog").getByRole("button").last().click();
      await visit.page.locator(".kern-alert--warning").waitFor();
    },
  },
  {
    name: "form-leaving",
    focus: "dialog",
    open: async (visit) => {
      await visit.isAnonymous();
      await visit.opens(await visit.stock.filled(), "experience");
      await visit.page.locator(".ap-actions button[type=submit]").waitFor();
      await visit.page.locator("header a", { hasText: await visit.says("header.leave") }).click();
      // The dialog is there at once, its numbers with the engine of the form.
      await visit.page
        .getByRole("dialog")
        .filter({ hasText: await visit.says("process.leave.affected") })
        .waitFor();
    },
  },
  {
    name: "form-differs-from-account",
    open: async (visit) => {
      await visit.applicationIs({ differences: [...DIFFERENCES] });
      await visit.opens(await visit.stock.filled(), "conflict");
    },
  },
  {
    name: "form-renewed",
    open: async (visit) => {
      await visit.applicationIs({ formVersion: "0".repeat(16) });
      await atPerson(visit);
      await visit.page.locator("main .kern-alert--warning").waitFor();
    },
  },
  { name: "form-review", open: async (visit) => visit.opens(await visit.stock.filled(), "review") },
  {
    name: "form-fee-unknown",
    open: async (visit) => {
      await visit.refuses("completeProcess", "fee-not-computable");
      await visit.opens(await visit.stock.withFee(), "review");
      await visit.page.locator("main button.kern-btn--primary").click();
      await visit.page.locator("main .kern-alert--danger").waitFor();
    },
  },
  closed("expired", "process-expired"),
  closed("not-found", "process-not-found"),
  closed("signed-out", "session-over"),
  closed("step-up", "trust-level-too-low"),
  closed("error-general", "unexpected"),
  {
    name: "form-other-account",
    open: async (visit) => {
      const { owner, processId } = await visit.stock.atPerson();
      await visit.becomes(owner);
      await visit.refuses("getProcess", "process-not-found");
      await visit.goTo("process", { process: processId, again: "" });
    },
  },
];
