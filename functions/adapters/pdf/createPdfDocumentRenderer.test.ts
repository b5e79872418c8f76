import { describe, expect, it } from "vitest";
import type { DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import { createPdfDocumentRenderer } from "./createPdfDocumentRenderer.ts";
import { contentStreams, extractText } from "./extractText.fixture.ts";

const renderer = createPdfDocumentRenderer();

const content: DocumentContent = {
  title: "Antrag <Pflege> & mehr",
  language: "de",
  createdAt: "2026-11-20T13:47:00.000Z",
  footer: "Antrag, Vorgangsnummer 4F7K 19QD 82MX",
  replacedNote: "[U+…] steht für ein Schriftzeichen",
  blocks: [
    { kind: "paragraph", text: "An: Landesamt" },
    { kind: "heading", level: 2, text: "Unterabschnitt ohne Abschnitt" },
    { kind: "heading", level: 1, text: "Abschnitt" },
    {
      kind: "answers",
      entries: [
        { label: "Vorname", value: "Þórunn Şahin" },
        { label: "Geburtsname", value: "" },
        { label: "Zeichen", value: "😀 \u0000 x\u0335 a\u0334" },
      ],
    },
    { kind: "table", columns: ["Nr.", "Datei"], rows: [["1", "Diplom.pdf"], ["2"]] },
  ],
};

async function text(document: DocumentContent): Promise<string> {
  return Buffer.from(await renderer.render(document)).toString("latin1");
}

function structureTypes(file: string): readonly string[] {
  return Array.from(file.matchAll(/\/S \/(\w+)/g), ([, type = ""]) => type);
}

describe("documents", () => {
  it("are the same bytes for the same content, so that a repeated step keeps its hashes", async () => {
    const [first, second] = [await renderer.render(content), await renderer.render(content)];
    expect(Buffer.compare(first, second)).toBe(0);
  });

  it("declare PDF/A-2a and PDF/UA-1, with a title that stays well-formed XML", async () => {
    const file = await text(content);
    expect(file).toContain("<pdfaid:part>2</pdfaid:part>");
    expect(file).toContain("<pdfaid:conformance>A</pdfaid:conformance>");
    expect(file).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(file).toContain("http://www.aiim.org/pdfa/ns/extension/");
    expect(file).toContain("Antrag &lt;Pflege&gt; &amp; mehr");
    expect(file).toMatch(/\/Lang \(de\)/);
    expect(file).toMatch(/\/Marked true/);
    expect(file).toMatch(/\/DisplayDocTitle true/);
    expect(file).toMatch(/\/OutputIntents/);
    expect(file.slice(file.lastIndexOf("trailer"))).toMatch(/\/ID \[/);
  });

  it("are tagged: headings that do not skip, answers as labelled list, table with column headings", async () => {
    const file = await text(content);
    const types = structureTypes(file);
    expect(types.filter((type) => /^H\d$/.test(type)).sort()).toEqual(["H1", "H2", "H2"]);
    expect(types.filter((type) => type === "Lbl")).toHaveLength(3);
    expect(types.filter((type) => type === "LBody")).toHaveLength(3);
    expect(types.filter((type) => type === "TH")).toHaveLength(2);
    expect(types.filter((type) => type === "TD")).toHaveLength(4);
    expect(file.match(/\/Scope \/Column/g)).toHaveLength(2);
    expect(file).toContain("/ListNumbering /None");
  });

  it("paint nothing outside of a tag or an artifact", async () => {
    const painting = /^(?:TJ|Tj|S|f|B|Do)$|\s(?:TJ|Tj|S|f|B|Do)$/;
    for (const stream of contentStreams(await text(content))) {
      let depth = 0;
      for (const line of stream.split("\n")) {
        if (/BDC$|BMC$/.test(line)) depth += 1;
        if (painting.test(line)) expect(depth, line).toBeGreaterThan(0);
        if (line === "EMC") depth -= 1;
      }
      expect(depth).toBe(0);
    }
  });

  it("have no character without glyph, whatever was typed", async () => {
    const streams = contentStreams(await text(content));
    const glyphs = streams.flatMap((stream) =>
      [...stream.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []),
    );
    expect(glyphs.length).toBeGreaterThan(200);
    expect(glyphs).not.toContain("0000");
  });

  it("hold every word that was put in, also in cells and answers longer than a page", async () => {
    const words = (name: string): string => Array.from({ length: 1_500 }, (_, i) => `${name}${i}`).join(" ");
    const bytes = await renderer.render({
      ...content,
      blocks: [
        ...content.blocks,
        {
          kind: "answers",
          entries: [
            { label: "Lang", value: words("a") },
            { label: "Ende", value: "z" },
          ],
        },
        {
          kind: "table",
          columns: ["Eins", "Zwei"],
          rows: [
            [words("b"), words("c")],
            ["x", "y"],
          ],
        },
      ],
    });
    const found = extractText(bytes).split(/\s+/);
    for (const name of ["a", "b", "c"]) {
      const missing = words(name)
        .split(" ")
        .filter((word) => !found.includes(word));
      expect(missing).toEqual([]);
    }
    expect(found).toEqual(
      expect.arrayContaining(["Þórunn", "Şahin", "[U+1F600]", "Diplom.pdf", "z", "x", "y"]),
    );
  });

  it("show every letter of German registers, Greek and Bulgarian as it is, and then say nothing of replaced ones", async () => {
    const between = (first: string, last: string): string =>
      Array.from({ length: (last.codePointAt(0) ?? 0) - (first.codePointAt(0) ?? 0) + 1 }, (_, index) =>
        String.fromCodePoint((first.codePointAt(0) ?? 0) + index),
      ).join(" ");
    const letters = [
      between("À", "ž"),
      between("Ḃ", "ẞ"),
      between("Ạ", "ỹ"),
      between("Α", "Ρ"),
      between("Σ", "Ώ"),
      between("А", "я"),
      "Ə ə Ɨ Ơ ơ Ư ư Ʒ Ǎ ǎ Ǐ ǐ Ǒ ǒ Ǔ ǔ Ǟ ǟ Ǣ ǣ Ǥ ǥ Ǧ ǧ Ǩ ǩ Ǫ ǫ Ǭ ǭ Ǯ ǯ Ǻ ǻ Ǽ ǽ Ǿ ǿ Ș ș Ț ț Ȟ ȟ Ȧ ȧ Ȫ ȫ Ȯ ȯ Ȱ ȱ Ȳ ȳ ʼ ʻ ʾ ʿ ʹ ʺ",
      "A̋ C̀ C̄ C̆ C̈ C̣ D̂ F̀ G̀ H̄ J́ K̀ L̂ M̀ N̂ P̀ R̆ S̀ T̈ U̇ Z̄ a̋ c̀ d̂ ḧ ĵ l̥ m̂ n̂ r̥ s̱ t̤ z̧",
    ].join(" ");
    const bytes = await renderer.render({
      ...content,
      blocks: [{ kind: "answers", entries: [{ label: "Name", value: letters }] }],
    });
    const found = extractText(bytes);
    expect(found.match(/\[U\+[0-9A-F]+\]/g) ?? []).toEqual([]);
    expect(found).not.toContain(content.replacedNote);
    const shown = new Set(found.normalize("NFD"));
    expect(Array.from(letters.normalize("NFD")).filter((part) => part !== " " && !shown.has(part))).toEqual(
      [],
    );
  });

  it("number their pages in the language of the document and run as long as the text", async () => {
    const value = Array.from({ length: 900 }, (_, index) => `Satz ${index}.`).join(" ");
    const block = { kind: "answers", entries: [{ label: "Lang", value }] } as const;
    const short = await text({ ...content, blocks: [] });
    const long = await text({ ...content, language: "en", blocks: [block] });
    expect(contentStreams(short)).toHaveLength(1);
    expect(contentStreams(long).length).toBeGreaterThan(1);
    expect(contentStreams(long).every((stream) => stream.includes("/Type /Pagination"))).toBe(true);
  });
});
