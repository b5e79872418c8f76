import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Result } from "#domain/result.ts";
import {
  buildPdf,
  ONE_PAGE,
  packed,
  type PdfObject,
  type PdfObjects,
} from "#test/fixtures/uploads/buildPdf.ts";
import { createPdfUploadInspector } from "./createPdfUploadInspector.ts";
import { countBlankPages } from "./reading/countBlankPages.ts";
import { readPages } from "./reading/readPages.ts";
import { readPdf } from "./reading/readPdf.ts";

const inspector = createPdfUploadInspector();

function blankPages(objects: PdfObjects): unknown {
  const verdict = inspector.inspect(buildPdf(objects));
  return verdict.kind === "accepted" ? verdict.inspection.blankPages : verdict;
}

const stream = (data: string, dictionary = ""): PdfObject => ({ dictionary, data });
const deflated = (text: string): string => deflateSync(Buffer.from(text, "latin1")).toString("latin1");

/** A document of one page. */
function page(entries: string, objects: PdfObjects = {}): PdfObjects {
  return { ...ONE_PAGE, 3: `<< /Type /Page /Parent 2 0 R ${entries} >>`, ...objects };
}

/** A page that shows object 5 under the name X. */
function showing(object: PdfObject, objects: PdfObjects = {}): PdfObjects {
  const entries = "/Contents 4 0 R /Resources << /XObject << /X 5 0 R >> >>";
  return page(entries, { 4: stream("q 1 0 0 1 0 0 cm /X Do Q"), 5: object, ...objects });
}

const FORM = "/Type /XObject /Subtype /Form";
/** What programs write on a page before anything is drawn on it. */
const PREPARED = "q 0.1 0 0 -.1 0 842 cm /G0 gs 1 1 1 rg BT /F1 12 Tf (no \\) f) pop ET 0 0 9 9 re W n Q";
const EMPTY = PREPARED.replace("(no \\) f) pop", "");

describe("a page is blank", () => {
  it.each<[string, PdfObjects]>([
    ["without a content", page("")],
    ["with an empty list of contents", page("/Contents []")],
    ["with a content that is not there", page("/Contents 77 0 R")],
    ["with a content of nothing", page("/Contents 4 0 R", { 4: stream("") })],
    ["with a content that only prepares", page("/Contents 4 0 R", { 4: stream(EMPTY) })],
    ["with a comment that speaks of painting", page("/Contents 4 0 R", { 4: stream("% f S Tj\rq Q") })],
    ["with marked content", page("/Contents 4 0 R", { 4: stream("/P <</T (f) /L [<66> /f]>> BDC EMC") })],
    [
      "with several packed contents",
      page("/Contents [4 0 R 5 0 R]", {
        4: stream(deflated("q"), "/Filter /FlateDecode"),
        5: stream(deflated("Q"), "/Filter [/FlateDecode]"),
      }),
    ],
    ["with a form that paints nothing", showing(stream(EMPTY, FORM))],
    [
      "with a form that shows itself",
      showing(stream("/X Do", `${FORM} /Resources << /XObject << /X 5 0 R >> >>`)),
    ],
    ["with a link", page("/Annots [ << /Subtype /Link /Rect [0 0 9 9] >> ]")],
    [
      "in an object stream",
      { 1: ONE_PAGE[1] ?? "", 5: packed({ 2: "<< /Kids [3 0 R] >>", 3: "<< /Type /Page >>" }) },
    ],
  ])("%s", (_, objects) => {
    expect(blankPages(objects)).toBe("all");
  });
});

describe("a page is not blank", () => {
  it.each<[string, PdfObjects]>([
    ["with text", page("/Contents 4 0 R", { 4: stream("BT /F1 12 Tf (Diplom) Tj ET") })],
    [
      "with what only one of its contents draws",
      page("/Contents [4 0 R 5 0 R]", { 4: stream("q"), 5: stream("f Q") }),
    ],
    ["with a white scan", showing(stream("\xff", "/Subtype /Image /Width 1 /Height 1"))],
    ["with a picture in its content", page("/Contents 4 0 R", { 4: stream("BI /W 1 /H 1 ID \xff EI") })],
    ["with a form that paints", showing(stream("0 0 9 9 re f", FORM))],
    [
      "with a picture in a form in a form",
      showing(stream("/Y Do", `${FORM} /Resources << /XObject << /Y 6 0 R >> >>`), {
        6: stream("/Z Do", `${FORM} /Resources << /XObject << /Z 7 0 R >> >>`),
        7: stream("\xff", "/Subtype /Image"),
      }),
    ],
    [
      "with a picture named in the branch above it",
      {
        ...page("/Contents 4 0 R", { 4: stream("/X Do"), 5: stream("\xff", "/Subtype /Image") }),
        2: "<< /Type /Pages /Kids [3 0 R] /Resources << /XObject << /X 5 0 R >> >> >>",
      },
    ],
    ["with an object that nobody knows", page("/Contents 4 0 R", { 4: stream("/X Do") })],
    ["with a word that nobody knows", page("/Contents 4 0 R", { 4: stream(PREPARED) })],
    ["with a string that never ends", page("/Contents 4 0 R", { 4: stream("(q") })],
    ["with a damaged content", page("/Contents 4 0 R", { 4: stream("xxxx", "/Filter /FlateDecode") })],
    [
      "with a content in an unknown packing",
      page("/Contents 4 0 R", { 4: stream("~>", "/Filter /ASCII85Decode") }),
    ],
    [
      "with more content than is unpacked",
      page("/Contents 4 0 R", { 4: stream(deflated(" ".repeat(5_000_000)), "/Filter /FlateDecode") }),
    ],
    ["with a stamp", page("/Annots [ << /Subtype /Stamp /AP << /N 5 0 R >> >> ]", { 5: stream("f", FORM) })],
    [
      "with a link that has an appearance",
      page("/Annots 4 0 R", { 4: "[ << /Subtype /Link /AP << /N 5 0 R >> >> ]" }),
    ],
    ["with a note that viewers draw by themselves", page("/Annots [ << /Subtype /FreeText >> ]")],
  ])("%s", (_, objects) => {
    expect(blankPages(objects)).toBe("none");
  });

  it("with any operator that paints, wherever it stands", () => {
    const painting = "f F f* B B* b b* S s Tj TJ ' \" sh Do BI".split(" ");
    const quiet = fc.constantFrom(
      ..."q Q cm W n re m l h BT ET gs 1 -.5 /N (s) <66> [1] <</K/V>>".split(" "),
    );
    const quietWords = fc.array(quiet);
    const content = fc
      .tuple(quietWords, fc.constantFrom(...painting), quietWords, fc.constantFrom(" ", "\n", "\r\n", "\0"))
      .map(([before, paints, behind, between]) => [...before, paints, ...behind].join(between));
    fc.assert(
      fc.property(content, fc.boolean(), fc.boolean(), (text, isPacked, inForm) => {
        const data = isPacked ? deflated(text) : text;
        const filter = isPacked ? "/Filter /FlateDecode" : "";
        const objects = inForm
          ? showing(stream(data, `${FORM} ${filter}`))
          : page("/Contents 4 0 R", { 4: stream(data, filter) });
        expect(blankPages(objects)).toBe("none");
      }),
    );
  });
});

describe("a file with blank pages", () => {
  const drawn = "<< /Type /Page /Contents 99 0 R >>";
  it.each([
    ["none", [drawn, drawn]],
    ["some", [drawn, "<< /Type /Page >>"]],
    ["all", ["<< /Type /Page >>", "<< /Type /Page >>"]],
  ])("is taken, with the word that %s of them are", (word, pages) => {
    expect(blankPages({ ...ONE_PAGE, 2: `<< /Type /Pages /Kids [${pages.join(" ")}] >>` })).toBe(word);
  });

  const many = (count: number, of: (index: number) => string): string =>
    Array.from({ length: count }, (_, index) => of(index)).join(" ");
  const quiet = stream(deflated("q ".repeat(1_900_000)), "/Filter /FlateDecode");

  it.each<[string, number, PdfObjects]>([
    [
      "contents that unpack to much",
      10,
      {
        ...ONE_PAGE,
        2: `<< /Kids [${many(2_000, (index) => `<< /Contents ${1_000 + index} 0 R >>`)}] >>`,
        ...Object.fromEntries(Array.from({ length: 2_000 }, (_, index) => [1_000 + index, quiet])),
      },
    ],
    [
      "one page many times",
      180_100,
      {
        ...ONE_PAGE,
        2: `<< /Kids [${many(400_000, () => "3 0 R")}] >>`,
        3: "<< /Contents 4 0 R >>",
        4: quiet,
      },
    ],
    [
      "a list of contents that holds itself",
      0,
      page("/Contents 4 0 R", { 4: `[${many(10_000, () => "4 0 R")}]` }),
    ],
    [
      "many pages with the same many annotations",
      3,
      {
        ...ONE_PAGE,
        2: `<< /Kids [${many(10_000, () => "<< /Annots 4 0 R >>")}] >>`,
        4: `[${many(100_000, () => "null")}]`,
      },
    ],
    [
      "many pages with the same many names",
      3,
      {
        ...ONE_PAGE,
        2: `<< /Kids [${many(10_000, () => "<< /Contents 4 0 R /Resources 5 0 R >>")}] >>`,
        4: stream(many(100, (index) => `/N${index} Do`)),
        5: "<< /XObject 6 0 R >>",
        6: `<< ${many(100_000, (index) => `/N${index} 7 0 R`)} >>`,
        7: stream("", FORM),
      },
    ],
  ])("is looked at until the work is done, and what follows counts as drawn: %s", (_, looked, objects) => {
    const file = valueOf(readPdf(buildPdf(objects)));
    expect(countBlankPages(file, valueOf(readPages(file)))).toBe(looked);
  });
});

function valueOf<Value>(read: Result<Value, string>): Value {
  if (!read.ok) throw new Error(read.failure);
  return read.value;
}
