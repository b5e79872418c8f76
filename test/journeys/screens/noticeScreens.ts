import { OPERATIONS, type ResponseOf } from "#contract/operations.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

/** A service that may decide electronically, and an account that has a mailbox. */
async function atNotice(
  visit: Visit,
  decided: ResponseOf<"getProcess">["electronicNotice"] = null,
): Promise<void> {
  await visit.alters("getUser", {
    schema: OPERATIONS.getUser.response,
    change: (user) => user && { ...user, hasPostbox: true },
  });
  await visit.alters("getProcess", {
    schema: OPERATIONS.getProcess.response,
    change: (answer) => ({
      ...answer,
      status: "COMPLETED" as const,
      electronicNotice: decided,
      metadata: { ...answer.metadata, allowElectronicNoticeDelivery: true },
    }),
  });
  await visit.opens(await visit.stock.filled(), "notice");
}

/** How the decision is to arrive. */
export const NOTICE_SCREENS: readonly Screen[] = [
  { name: "notice", open: (visit) => atNotice(visit) },
  {
    name: "notice-nothing-chosen",
    open: async (visit) => {
      await atNotice(visit);
      await visit.page.locator("main button[type=submit]").click();
      await visit.page.locator(".kern-error").waitFor();
    },
  },
  {
    name: "notice-decided",
    open: (visit) => atNotice(visit, { consent: false }),
  },
  {
    name: "notice-not-stored",
    open: async (visit) => {
      await visit.refuses("setElectronicNotice", "unexpected");
      await atNotice(visit);
      await visit.page.locator("label[for=notice-yes]").click();
      await visit.page.locator("main button[type=submit]").click();
      await visit.page.locator("main .kern-alert--danger").waitFor();
    },
  },
];
