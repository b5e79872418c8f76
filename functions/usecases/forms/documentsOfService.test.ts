import { describe, expect, it } from "vitest";
import { COLOGNE, NURSE_THIRD_COUNTRY, OFFERS } from "../../../test/fixtures/aProcess.ts";
import { memoryPorts } from "../../../test/fixtures/memoryPorts.ts";
import { documentsOfService } from "./documentsOfService.ts";

const COMPUTER_SCIENTIST = "99019003016002";

async function documents(leiKaId: string, locale: "de" | "en" = "de") {
  const found = await documentsOfService(memoryPorts(), {
    leiKaId,
    ars: COLOGNE.ars,
    offers: OFFERS,
    locale,
  });
  const named = (always: boolean) =>
    (found ?? []).filter((one) => one.always === always).map(({ name }) => name);
  return { found, always: named(true), depending: named(false) };
}

describe("the documents that a service calls for", () => {
  it("are those of the form: from everybody, and from whom the answers are such", async () => {
    const { always, depending } = await documents(NURSE_THIRD_COUNTRY);
    expect(always).toEqual([
      "Identitätsnachweis",
      "Abschlusszeugnis, Diplom oder Berufsurkunde",
      "Tabellarischer Lebenslauf",
      "Strafregisterauszug des Herkunfts- oder Ausbildungsstaats",
      "Ärztliche Bescheinigung",
    ]);
    expect(depending).toContain("Nachweis der praktischen Ausbildung");
    expect(depending).toContain("Vollmacht");
    expect(depending).toContain("Sprachzertifikat oder Fachsprachprüfung");
  });

  it("differ by the profession", async () => {
    const { always, depending } = await documents(COMPUTER_SCIENTIST);
    expect(always).toEqual([
      "Identitätsnachweis",
      "Abschlusszeugnis, Diplom oder Berufsurkunde",
      "Tabellarischer Lebenslauf",
    ]);
    expect(depending).not.toContain("Nachweis der praktischen Ausbildung");
    expect(depending).not.toContain("Sprachzertifikat oder Fachsprachprüfung");
  });

  it("say what each is and from whom one gets it, in the language that is asked for", async () => {
    const { found, always } = await documents(NURSE_THIRD_COUNTRY, "en");
    expect(always).toContain("Medical certificate");
    for (const { hint } of found ?? []) expect(hint?.length ?? 0).toBeGreaterThan(40);
  });

  it("are not known where nothing can be applied for online", async () => {
    expect(
      await documentsOfService(memoryPorts(), {
        leiKaId: NURSE_THIRD_COUNTRY,
        ars: COLOGNE.ars,
        offers: [],
        locale: "de",
      }),
    ).toBeUndefined();
  });
});
