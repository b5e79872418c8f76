import { OPERATIONS } from "#contract/operations.ts";
import { hasLoaded } from "../isApp.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

/** An answer is typed, and what becomes of it stands above the form, or asks. */
const typed = (name: string, prepare: (visit: Visit) => Promise<unknown>): Screen => ({
  name: `form-${name}`,
  open: async (visit) => {
    await visit.opens(await visit.stock.begun(), "applicant");
    const city = visit.page.locator('[name="placeOfBirth"]');
    await city.waitFor();
    await prepare(visit);
    await city.fill("Tunis");
    await visit.page.locator("main .kern-alert").or(visit.page.getByRole("dialog")).waitFor();
  },
});

/** The line goes once what is said without one is there, which comes a second after the first field. */
async function goesOffline({ page }: Visit): Promise<void> {
  await hasLoaded(page, "SaveAlert");
  await page.context().setOffline(true);
}

/** Another device has saved the same answer meanwhile. */
async function savedElsewhere(visit: Visit): Promise<void> {
  await visit.refuses("patchFormData", "version-conflict");
  await visit.alters("getProcess", {
    schema: OPERATIONS.getProcess.response,
    change: (answer) => ({
      ...answer,
      version: answer.version + 1,
      formData: { ...answer.formData, placeOfBirth: "Sfax" },
    }),
  });
}

/** Both versions of the answer stand next to each other, and so many times the person went on without a choice. */
const compared = (name: string, tries: number): Screen => {
  const differing = typed(name, savedElsewhere);
  return {
    name: differing.name,
    open: async (visit) => {
      await differing.open(visit);
      await visit.page.locator("main .kern-alert--danger button").click();
      const decide = visit.page.locator("main form button[type=submit].kern-btn--primary").first();
      for (let tried = 0; tried < tries; tried += 1) await decide.click();
      await visit.page
        .locator(tries > 0 ? ".kern-error" : ".ap-compare")
        .first()
        .waitFor();
    },
  };
};

/** What was typed is not at the portal. */
export const SAVING_SCREENS: readonly Screen[] = [
  typed("offline", goesOffline),
  typed("not-saved", (visit) => visit.refuses("patchFormData", "unexpected")),
  typed("read-only", (visit) => visit.refuses("patchFormData", "read-only")),
  typed("two-versions", savedElsewhere),
  compared("two-versions-compared", 0),
  compared("two-versions-nothing-chosen", 1),
  typed("session-over", (visit) => visit.refuses("patchFormData", "session-over")),
  { ...typed("taken-over", (visit) => visit.refuses("patchFormData", "edited-elsewhere")), focus: "dialog" },
  typed("too-late", (visit) => visit.refuses("patchFormData", "process-expired")),
];
