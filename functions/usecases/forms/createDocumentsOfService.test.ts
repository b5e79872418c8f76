import { describe, expect, it } from "vitest";
import { COLOGNE, NURSE_THIRD_COUNTRY, OFFERS } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { HOUR } from "#test/fixtures/movedClock.ts";
import { createDocumentsOfService, type ServiceDocument } from "./createDocumentsOfService.ts";
import { offeredForms } from "./offeredForms.ts";

const DOCTOR_EUROPE = "99150002001003";
const COMPUTER_SCIENTIST = "99019003016002";

interface Asked {
  readonly leiKaId?: string;
  readonly locale?: "de" | "en";
}

/** What a function that goes on running answers. */
function asking(
  ports: Pick<MemoryPorts, "clock" | "directory" | "forms">,
  offers = OFFERS,
): (asked?: Asked) => Promise<readonly ServiceDocument[] | undefined> {
  const documentsOfService = createDocumentsOfService(ports);
  return async ({ leiKaId = NURSE_THIRD_COUNTRY, locale = "de" } = {}) => {
    const offered = offeredForms(ports, { leiKaId, ars: COLOGNE.ars, offers });
    return offered.ok ? documentsOfService(offered.value, { ars: COLOGNE.ars, locale }) : undefined;
  };
}

async function documents(leiKaId: string, locale: "de" | "en" = "de") {
  const found = await asking(memoryPorts())({ leiKaId, locale });
  const named = (always: boolean) =>
    (found ?? []).filter((one) => one.always === always).map(({ name }) => name);
  return { found, always: named(true), depending: named(false) };
}

describe("the documents that a service calls for", () => {
  it("are those of the form: from all applicants, and from those with certain answers", async () => {
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

  it("leave out what only training from elsewhere calls for", async () => {
    const conformity = "Konformitätsbescheinigung (Richtlinie 2005/36/EG)";
    const recognised = "Anerkennung in EU, EWR oder Schweiz und 3 Jahre Berufserfahrung dort";
    const abroad = await documents(NURSE_THIRD_COUNTRY);
    expect(abroad.depending).toContain(recognised);
    expect(abroad.depending).not.toContain(conformity);
    const europe = await documents(DOCTOR_EUROPE);
    expect(europe.depending).toContain(conformity);
    expect(europe.depending).not.toContain(recognised);
    // Of no profession with such an apprenticeship is training in Europe recognised without a comparison.
    expect((await documents(COMPUTER_SCIENTIST)).depending).not.toContain(conformity);
  });

  it("say what each is and from whom one gets it, in the language that is asked for", async () => {
    const { found, always } = await documents(NURSE_THIRD_COUNTRY, "en");
    expect(always).toContain("Medical certificate");
    for (const { hint } of found ?? []) expect(hint?.length ?? 0).toBeGreaterThan(40);
  });

  it("are not known where nothing can be applied for online", async () => {
    expect(await asking(memoryPorts(), [])()).toBeUndefined();
  });

  it("are found out once a day for each edition, language and profession", async () => {
    const ports = memoryPorts();
    const ask = asking(ports);
    const german = await ask();
    expect(german).toBeDefined();
    expect(await ask({ locale: "en" })).not.toEqual(german);
    expect(await ask({ leiKaId: COMPUTER_SCIENTIST })).not.toEqual(german);
    // The very same list: the form was not evaluated again.
    expect(await ask()).toBe(german);
    ports.clock.advance(24 * HOUR);
    const tomorrow = await ask();
    expect(tomorrow).toEqual(german);
    expect(tomorrow).not.toBe(german);
  });

  it("are those of a new edition as soon as there is one", async () => {
    const { forms, ...ports } = memoryPorts();
    let edition: string | undefined;
    const ask = asking({
      ...ports,
      forms: {
        ...forms,
        get: async (id, asked) => {
          const form = await forms.get(id, asked);
          return form === undefined || edition === undefined
            ? form
            : { ...form, version: edition, pages: form.pages.slice(0, 1) };
        },
        particulars: ({ id }) =>
          forms
            .get(id, { locale: "de" })
            .then((form) =>
              form === undefined ? undefined : forms.particulars({ id, version: form.version }),
            ),
      },
    });
    const before = await ask();
    edition = "2.0.0";
    expect((await ask())?.length ?? 0).toBeLessThan(before?.length ?? 0);
    edition = undefined;
    expect(await ask()).toBe(before);
  });
});
