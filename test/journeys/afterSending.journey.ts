import { languagesOf } from "./languagesOf.ts";
import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

const WORDS = {
  de: {
    sent: /^Ihr Antrag auf Anerkennung als .+ ist auf dem Weg zu: ./,
    paper: "Diese Unterlagen brauchen wir auch auf Papier",
    own: {
      nw: ["Ihrer Unterlagen und die beglaubigten Übersetzungen per Post", "Beglaubigt ist eine Kopie"],
      rp: [
        "Von den deutschen Übersetzungen reicht eine einfache Kopie",
        "Beglaubigungen von Übersetzungsbüros",
      ],
    },
    unfetched: "seit mehr als 14 Tagen nicht abgeholt",
    nothing: "Sie müssen jetzt nichts tun",
    statuses: ["Wird geprüft", "Wird übertragen", "Zugestellt", "Nicht zugestellt", "Status unbekannt"],
  },
  en: {
    sent: /^Your application for recognition as .+ is on its way to: ./,
    paper: "We also need these documents on paper",
    own: {
      nw: [
        "of your documents and the certified translations by post",
        "when an authority or a notary has confirmed",
      ],
      rp: ["Of the German translations a plain copy is enough", "certifications by translation agencies"],
    },
    unfetched: "has not collected the application for more than 14 days",
    nothing: "You do not have to do anything now",
    statuses: ["Being checked", "Being transferred", "Delivered", "Not delivered", "Status unknown"],
  },
} as const;

for (const locale of languagesOf({ usually: "de" })) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale: locale === "de" ? "de-DE" : "en-GB" });

    const { own } = WORDS[locale];
    for (const [name, said] of [
      ["result-nw", own.nw],
      ["result-rp", own.rp],
      ["result-no-paper", []],
    ] as const) {
      test(`${name}: what is wanted on paper is said where the authorities of the state want it, and only there`, async ({
        page,
        portalUrl,
      }) => {
        await openScreen(name, new Visit(page, { locale, portalUrl }));
        await expect(page.getByRole("main").getByRole("link", { name: /PDF/ }).first()).toBeVisible();
        await expect(page.getByText(WORDS[locale].sent)).toBeVisible();
        const heading = page.getByRole("heading", { name: WORDS[locale].paper });
        await expect(heading).toHaveCount(said.length === 0 ? 0 : 1);
        for (const sentence of [...own.nw, ...own.rp])
          await expect(page.getByText(sentence)).toHaveCount(said.some((one) => one === sentence) ? 1 : 0);
      });
    }

    test("an application that nobody fetched for fourteen days says whom to call, and never that nothing is to be done", async ({
      page,
      portalUrl,
    }) => {
      await openScreen("area-sent-problems", new Visit(page, { locale, portalUrl }));
      const late = page.getByRole("article").filter({ hasText: WORDS[locale].unfetched });
      await expect(late).toHaveCount(1);
      await expect(late).not.toContainText(WORDS[locale].nothing);
    });

    test("each sent application says in words how far it is", async ({ page, portalUrl }) => {
      await openScreen("area-sent", new Visit(page, { locale, portalUrl }));
      const applications = page.getByRole("main").getByRole("article");
      await expect(applications).toHaveCount(WORDS[locale].statuses.length);
      for (const [index, status] of WORDS[locale].statuses.entries())
        await expect(applications.nth(index).getByText(status, { exact: true }).first()).toBeVisible();
    });
  });
}
