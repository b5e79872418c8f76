import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

/** An answer is typed, and what becomes of it stands above the form, or asks. */
const typed = (name: string, prepare: (visit: Visit) => Promise<unknown>): Screen => ({
  name: `form-${name}`,
  open: async (visit) => {
    await visit.opens(await visit.stock.begun(), "applicant");
    const city = visit.page.locator('[name="placeOfBirth"]');
    await city.waitFor();
    // The words for it come once the page is shown.
    await visit.page.waitForLoadState("networkidle");
    await prepare(visit);
    await city.fill("Tunis");
    await visit.page.locator("main .kern-alert").or(visit.page.getByRole("dialog")).waitFor();
  },
});

/** What was typed is not at the portal. */
export const SAVING_SCREENS: readonly Screen[] = [
  typed("offline", ({ page }) => page.context().setOffline(true)),
  typed("not-saved", (visit) => visit.refuses("patchFormData", "unexpected")),
  typed("two-versions", (visit) => visit.refuses("patchFormData", "version-conflict")),
  typed("session-over", (visit) => visit.refuses("patchFormData", "session-over")),
  { ...typed("taken-over", (visit) => visit.refuses("patchFormData", "edited-elsewhere")), focus: "dialog" },
  typed("too-late", (visit) => visit.refuses("patchFormData", "process-expired")),
];
