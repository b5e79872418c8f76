import { languagesOf } from "./languagesOf.ts";
import { expect, test } from "./journey.ts";
import { openScreen } from "./screens/openScreen.ts";
import { Visit } from "./screens/Visit.ts";

const WORDS = {
  de: {
    sent: /^Ihr Antrag auf Anerkennung als .+ ist auf dem Weg zu: ./,
    todo: "Das müssen Sie noch tun",
    paper: "Senden Sie Ihre Unterlagen jetzt auch auf Papier, per Post.",
    which: "Welche Unterlagen auf Papier?",
    owed: ["Qualifikation 1: Fächer- und Stundennachweis", "Ärztliche Bescheinigung"],
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
    todo: "What you still have to do",
    paper: "Send your documents on paper now, too, by post.",
    which: "Which documents on paper?",
    owed: ["Qualification 1: Record of subjects and hours", "Medical certificate"],
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
        const isWanted = said.length > 0;
        await expect(page.getByText(WORDS[locale].paper)).toHaveCount(isWanted ? 1 : 0);
        // In each of them documents are to be handed in later.
        await expect(page.getByText(WORDS[locale].nothing)).toHaveCount(0);
        if (isWanted) await page.getByText(WORDS[locale].which).click();
        for (const sentence of [...own.nw, ...own.rp])
          await expect(page.getByText(sentence)).toHaveCount(said.some((one) => one === sentence) ? 1 : 0);
      });
    }

    test("the personal area says first what is still to be sent, to which address, and what of it on paper", async ({
      page,
      portalUrl,
    }) => {
      await openScreen("area-sent", new Visit(page, { locale, portalUrl }));
      const card = page.getByRole("article").filter({ hasText: WORDS[locale].todo });
      const todo = card.getByRole("region", { name: WORDS[locale].todo });
      for (const words of [...WORDS[locale].owed, WORDS[locale].paper, "48143 Münster", own.nw[0]])
        await expect(todo).toContainText(words);
      await expect(card.getByRole("list").first()).toContainText(WORDS[locale].owed[0]);
      await expect(card).not.toContainText(WORDS[locale].nothing);
    });

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
