import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

async function opensFeedback(visit: Visit): Promise<void> {
  await visit.goTo("imprint");
  await visit.page.locator(".ap-feedback summary").click();
  await visit.page.locator(".ap-feedback textarea").waitFor();
}

/** A text is sent, and what becomes of it. */
const sends = (name: string, entered: { readonly text: string; readonly shown: string }): Screen => ({
  name: `feedback-${name}`,
  open: async (visit) => {
    await opensFeedback(visit);
    await visit.page.locator(".ap-feedback textarea").fill(entered.text);
    await visit.page.locator(".ap-feedback button[type=submit]").click();
    await visit.page.locator(`.ap-feedback ${entered.shown}`).waitFor();
  },
});

const refused = sends("refused", { text: "Gut gemacht.", shown: ".kern-alert--danger" });

/** Feedback, which any page offers. */
export const FEEDBACK_SCREENS: readonly Screen[] = [
  { name: "feedback-open", open: opensFeedback },
  sends("text-missing", { text: " ", shown: ".kern-error" }),
  sends("sent", { text: "Die Schrift ist mir zu klein.", shown: "p[tabindex]" }),
  {
    ...refused,
    open: async (visit) => {
      await visit.refuses("sendFeedback", "too-many-requests");
      await refused.open(visit);
    },
  },
];
