import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeAll, describe, expect, it } from "vitest";
import { hasTool } from "#test/fixtures/hasTool.ts";
import { createPdfDocumentRenderer } from "./createPdfDocumentRenderer.ts";
import { REGISTERED_LETTERS, REGISTERED_SEQUENCES, SAMPLE_NAMES } from "./din91379.fixture.ts";
import { extractText } from "./extractText.fixture.ts";

const FOOTER = "Anerkennungsportal";

function documentOf(lines: readonly string[]): Promise<Uint8Array> {
  return createPdfDocumentRenderer().render({
    title: "Probe",
    language: "de",
    createdAt: "2026-11-25T12:00:00.000Z",
    footer: FOOTER,
    replacedNote: "Ersetzt",
    blocks: lines.map((text) => ({ kind: "paragraph", text })),
  });
}

async function byPdfjs(bytes: Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const pages: string[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const { items } = await (await pdf.getPage(number)).getTextContent();
    pages.push(items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join(""));
  }
  await pdf.destroy();
  return pages.join("\n");
}

function byTool(
  name: string,
  { bytes, options }: { bytes: Uint8Array; options: (file: string) => string[] },
): string {
  const folder = mkdtempSync(path.join(tmpdir(), "text-layer-"));
  try {
    const file = path.join(folder, "probe.pdf");
    writeFileSync(file, bytes);
    return execFileSync(name, options(file), { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Readers that know nothing of each other. The last two only where they are installed. */
const READERS: readonly {
  name: string;
  read: (bytes: Uint8Array) => string | Promise<string>;
  turns: boolean;
  /** Leaves out signs without a shape, whatever the file says. */
  dropsJoiners?: true;
}[] = [
  { name: "our own reader", read: extractText, turns: false },
  { name: "pdf.js", read: byPdfjs, turns: true, dropsJoiners: true },
  ...(hasTool("pdftotext")
    ? [
        {
          name: "pdftotext",
          read: (bytes: Uint8Array) =>
            byTool("pdftotext", { bytes, options: (file) => ["-layout", file, "-"] }).replace(
              /[\u202A-\u202E]/g,
              "",
            ),
          turns: true,
        },
      ]
    : []),
  ...(hasTool("mutool")
    ? [
        {
          name: "mutool",
          read: (bytes: Uint8Array) =>
            byTool("mutool", { bytes, options: (file) => ["draw", "-F", "txt", file] }),
          turns: false,
        },
      ]
    : []),
];

const wordsOf = (text: string): readonly string[] =>
  text
    .split(/\s+/)
    .filter(
      (word) => word !== "" && !["Probe", FOOTER, "Seite", "von"].includes(word) && !/^\d+$/.test(word),
    );

const letters = [...REGISTERED_LETTERS, ...REGISTERED_SEQUENCES];
/** Each letter before and after the one that it may be taken apart into. */
const pairs = letters.map((letter) => {
  const plain = letter.normalize("NFD").charAt(0);
  return `${letter}${plain} ${plain}${letter}`;
});
const documents = new Map<string, Uint8Array>();

beforeAll(async () => {
  documents.set("forwards", await documentOf(pairs));
  documents.set("backwards", await documentOf([...pairs].reverse()));
  documents.set("names", await documentOf(SAMPLE_NAMES.leftToRight));
  documents.set("names, the last first", await documentOf([...SAMPLE_NAMES.leftToRight].reverse()));
  documents.set("right to left", await documentOf(SAMPLE_NAMES.rightToLeft));
});

const bytesOf = (name: string): Uint8Array => documents.get(name) ?? new Uint8Array();

describe.each(READERS)("the text that $name reads in our documents", ({ read, turns, dropsJoiners }) => {
  it("has every letter of German registers as it was typed, whichever stands first", async () => {
    expect(letters.length).toBeGreaterThan(600);
    expect(wordsOf(await read(bytesOf("forwards")))).toEqual(pairs.flatMap(wordsOf));
    expect(wordsOf(await read(bytesOf("backwards")))).toEqual([...pairs].reverse().flatMap(wordsOf));
  });

  it("has names in the scripts of the world as they were typed", async () => {
    // Where a line ends is a guess of each reader.
    const lettersIn = async (name: string): Promise<string> => wordsOf(await read(bytesOf(name))).join("");
    const names = SAMPLE_NAMES.leftToRight;
    expect(await lettersIn("names")).toBe(names.flatMap(wordsOf).join(""));
    expect(await lettersIn("names, the last first")).toBe([...names].reverse().flatMap(wordsOf).join(""));
  });

  it(`has names that are read from right to left${turns ? "" : ", in the order in which they stand on the page"}`, async () => {
    const shown = (name: string): string => {
      const extracted = dropsJoiners === true ? name.replace(/\u200C/g, "") : name;
      return turns ? extracted : Array.from(extracted).reverse().join("");
    };
    const found = wordsOf(await read(bytesOf("right to left"))).join(" ");
    expect(found).toBe(SAMPLE_NAMES.rightToLeft.map(shown).join(" "));
  });
});
