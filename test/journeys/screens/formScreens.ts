import { OPERATIONS } from "../../../functions/contract/operations.ts";
import type { ProblemKind } from "../../../functions/contract/problems.ts";
import { aPdf } from "../../fixtures/aPdf.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

const application = OPERATIONS.getProcess.response;
const passport = {
  name: "Reisepass.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from(aPdf(2_500_000)),
};

/** The page that asks for the person, with what goes before it answered. */
async function atPerson(visit: Visit): Promise<void> {
  await visit.opens(await visit.stock.begun(), "applicant");
  await visit.page.locator('[name="givenName"]').waitFor();
}

/** A file that was chosen, and where it has come to. */
const upload = (
  name: string,
  file: typeof passport,
  prepare?: (visit: Visit) => Promise<unknown>,
): Screen => ({
  name: `form-upload-${name}`,
  open: async (visit) => {
    await prepare?.(visit);
    await atPerson(visit);
    await visit.page.locator("input[type=file]").first().setInputFiles(file);
    await visit.page.getByRole("listitem").filter({ hasText: file.name }).first().waitFor();
  },
});

/** Nobody can see the application, and why. */
const closed = (name: string, problem: ProblemKind): Screen => ({
  name: `form-${name}`,
  open: async (visit) => {
    const begun = await visit.stock.begun();
    await visit.refuses("getProcess", problem);
    await visit.opens(begun);
  },
});

/** The form from its first page to the check of all answers. */
export const FORM_SCREENS: readonly Screen[] = [
  { name: "form-welcome", open: async (visit) => visit.opens(await visit.stock.begun(true)) },
  { name: "form-empty", open: atPerson },
  {
    name: "form-errors",
    focus: "summary",
    open: async (visit) => {
      await atPerson(visit);
      await visit.page.locator("form button[type=submit]:visible").click();
      await visit.page.locator(".kern-alert--danger").waitFor();
    },
  },
  { name: "form-filled", open: async (visit) => visit.opens(await visit.stock.filled(), "qualifications") },
  {
    name: "form-steps-open",
    open: async (visit) => {
      await visit.page.setViewportSize({ width: 390, height: 900 });
      await visit.opens(await visit.stock.filled(), "experience");
      await visit.page.locator(".ap-steps__toggle").click();
    },
  },
  upload("checked", passport),
  upload("being-checked", passport, (visit) => visit.holds("confirmAttachment")),
  {
    name: "form-elsewhere",
    focus: "dialog",
    open: async (visit) => {
      await visit.answers("holdWindow", { held: false });
      await atPerson(visit);
      await visit.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "form-reading",
    open: async (visit) => {
      await visit.answers("holdWindow", { held: false });
      await atPerson(visit);
      await visit.page.getByRole("dialog").getByRole("button").last().click();
      await visit.page.locator(".kern-alert--warning").waitFor();
    },
  },
  {
    name: "form-leaving",
    focus: "dialog",
    open: async (visit) => {
      await visit.opens(await visit.stock.anonymous(), "applicant");
      await visit.page.waitForLoadState("networkidle");
      await visit.page.locator("header a").last().click();
      await visit.page.getByRole("dialog").waitFor();
    },
  },
  {
    name: "form-differs-from-account",
    open: async (visit) => {
      const said = { scope: "placeOfBirth", path: "placeOfBirth", answer: "Tunis", account: "Sfax" };
      const differences = [
        { ...said, locked: false },
        {
          ...said,
          scope: "familyName",
          path: "familyName",
          answer: "Beispiel",
          account: "Muster",
          locked: true,
        },
      ];
      await visit.alters("getProcess", {
        schema: application,
        change: (answer) => ({ ...answer, differences }),
      });
      await visit.opens(await visit.stock.filled(), "conflict");
    },
  },
  { name: "form-review", open: async (visit) => visit.opens(await visit.stock.filled(), "review") },
  closed("expired", "process-expired"),
  closed("not-found", "process-not-found"),
  closed("signed-out", "session-over"),
  closed("step-up", "trust-level-too-low"),
];
