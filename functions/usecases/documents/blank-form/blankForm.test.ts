import { describe, expect, it } from "vitest";
import { OFFERS, NURSE_THIRD_COUNTRY, COLOGNE } from "#test/fixtures/aProcess.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import { blankForm } from "./blankForm.ts";

const WANTED = {
  leiKaId: NURSE_THIRD_COUNTRY,
  metadataId: `recognition_${NURSE_THIRD_COUNTRY}_nw-brms-pug`,
  ars: COLOGNE.ars,
  offers: OFFERS,
  locale: "de",
  portalName: "Antragsportal",
  address: "203.0.113.5",
} as const;
const DAY_MILLISECONDS = 86_400_000;

function drawing() {
  const drawn: DocumentContent[] = [];
  const ports = {
    ...memoryPorts(),
    documents: {
      render: (content: DocumentContent) => {
        drawn.push(content);
        return Promise.resolve(new TextEncoder().encode("%PDF-"));
      },
    },
  };
  return { ports, drawn };
}

/** Every question with the place for its answer. */
function questions(content: DocumentContent | undefined) {
  return (content?.blocks ?? []).flatMap((block) => (block.kind === "answers" ? block.entries : []));
}

describe("the form on paper", () => {
  it("asks every question of every page, ticked or written by hand, and says where to send it", async () => {
    const { ports, drawn } = drawing();
    expect(await blankForm(ports, WANTED)).toMatchObject({
      ok: true,
      value: { fileName: "Formular Gesundheits- und Krankenpflegerin - -pfleger.pdf" },
    });
    const [content] = drawn;
    const form = await ports.forms.get("recognition", { locale: "de" });
    const headings = content?.blocks.flatMap((block) =>
      block.kind === "heading" && block.level === 2 ? [block.text] : [],
    );
    for (const { key, title } of form?.pages ?? []) {
      if (!["welcome", "aside"].includes(key)) expect(headings).toContain(title);
    }
    const said = new Map(questions(content).map(({ label, value }) => [label, value]));
    expect(said.get("Zuständige Behörde")).toContain("Bezirksregierung Münster");
    expect(said.get("Für wen stellen Sie den Antrag?")).toContain("[   ] Für mich selbst");
    expect(said.get("Beginn")).toMatch(/^_+ \(Monat und Jahr\)$/);
    expect([...said.keys()].some((label) => label.endsWith("(freiwillig)"))).toBe(true);
    expect([...said.keys()].some((label) => label.includes("nur wenn es zutrifft"))).toBe(true);
    expect(content?.blocks.find(({ kind }) => kind === "table")).toMatchObject({
      columns: ["Unterlage", "Hinweis"],
    });
  });

  it("names no person and keeps no answer", async () => {
    const { ports, drawn } = drawing();
    await blankForm(ports, { ...WANTED, locale: "en" });
    const values = questions(drawn[0]).map(({ value }) => value);
    expect(values.filter((value) => /[_[]/.test(value)).length).toBeGreaterThan(60);
    expect(drawn[0]?.language).toBe("en");
  });

  it("is drawn once a day, and not at all where too many are asked for", async () => {
    const { ports, drawn } = drawing();
    await blankForm(ports, WANTED);
    await blankForm(ports, WANTED);
    expect(drawn).toHaveLength(1);
    const full = { ...ports, limiter: { admits: () => Promise.resolve(false) } };
    expect((await blankForm(full, WANTED)).ok).toBe(true);
    ports.clock.advance(DAY_MILLISECONDS);
    expect(await blankForm(full, WANTED)).toEqual({ ok: false, failure: { kind: "too-many" } });
    expect((await blankForm(ports, WANTED)).ok).toBe(true);
    expect(drawn).toHaveLength(2);
  });

  it("is there only for what is offered at the place", async () => {
    const { ports } = drawing();
    expect(await blankForm(ports, { ...WANTED, metadataId: "unknown" })).toEqual({
      ok: false,
      failure: { kind: "form-not-found" },
    });
    expect(await blankForm(ports, { ...WANTED, leiKaId: "99000000000000" })).toEqual({
      ok: false,
      failure: { kind: "service-not-found" },
    });
  });
});
