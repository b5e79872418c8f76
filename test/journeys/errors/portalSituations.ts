import { hasAllParts } from "../isApp.ts";
import type { Situation } from "./Situation.ts";

/** What can go wrong on any page. */
export const PORTAL_SITUATIONS: readonly Situation[] = [
  {
    name: "Generic",
    how: "the connection is lost on the way to a page that is not loaded yet",
    async provoke(visit, reads) {
      await visit.goTo("redirect");
      await hasAllParts(visit.page);
      await visit.page.context().setOffline(true);
      await visit.page.getByRole("banner").getByRole("link").first().click();
      await reads("error.general.text");
      await reads("error.safe");
      await reads("error.next");
      await visit.page.context().setOffline(false);
    },
  },
  {
    name: "Uncaught error",
    how: "a script throws what nothing catches",
    async provoke(visit, reads) {
      await visit.goTo("imprint");
      const logged = visit.page.waitForResponse(/\/api\/version\/errors$/);
      await visit.page.evaluate(() => {
        queueMicrotask(() => {
          throw new Error("caught by nothing");
        });
      });
      await reads("error.general.text");
      if (!(await logged).ok()) throw new Error("the error was not written to the log");
    },
  },
  {
    name: "Page not found",
    how: "the address has no page",
    async provoke(visit, reads) {
      await visit.page.goto({ de: "/gibt-es-nicht", en: "/en/does-not-exist" }[visit.locale]);
      await reads("error.404.title");
      await reads("error.404.text");
      await visit.page.locator("p", { hasText: /^404$/ }).waitFor();
    },
  },
];
