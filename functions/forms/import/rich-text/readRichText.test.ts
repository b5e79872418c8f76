import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { plainText, type RichText } from "#forms/RichText.ts";
import { readRichText } from "./readRichText.ts";

const TAGS = ["p", "br", "strong", "em", "ul", "ol", "li", "h3", "h4", "a"];

function everyNode(text: RichText): readonly Exclude<RichText[number], string>[] {
  return text.flatMap((node) => (typeof node === "string" ? [] : [node, ...everyNode(node.children ?? [])]));
}

describe("the text of a definition", () => {
  it("keeps paragraphs, emphasis, lists, headings and links", () => {
    const { text, cut } = readRichText(
      '<h2>Nachweise</h2><p>Bitte <b>alle</b> <a href="https://example.org/a?b=1">Unterlagen</a>:</p><ul><li>Diplom</li>\n<li>Zeugnis</li></ul>',
    );
    expect(text).toEqual([
      { tag: "h3", children: ["Nachweise"] },
      {
        tag: "p",
        children: [
          "Bitte ",
          { tag: "strong", children: ["alle"] },
          " ",
          { tag: "a", href: "https://example.org/a?b=1", children: ["Unterlagen"] },
          ":",
        ],
      },
      {
        tag: "ul",
        children: [
          { tag: "li", children: ["Diplom"] },
          { tag: "li", children: ["Zeugnis"] },
        ],
      },
    ]);
    expect(cut).toEqual([]);
  });

  it("keeps a text without tags as it is, and nothing as nothing", () => {
    expect(readRichText("Größe & Gewicht").text).toEqual(["Größe & Gewicht"]);
    expect(readRichText("2 &lt; 3&nbsp;m").text).toEqual(["2 < 3 m"]);
    expect(readRichText(" <p> </p>").text).toEqual([]);
  });

  it.each([
    ["<p>a<script>alert(1)</script>b</p>", "ab", "<script>"],
    ["<style>p{}</style>x", "x", "<style>"],
    ['<iframe src="https://example.org">y</iframe>x', "x", "<iframe>"],
    ['<p onclick="steal()">x</p>', "x", "onclick"],
    ['<a href="javascript:alert(1)">x</a>', "x", 'href="javascript:alert(1)"'],
    ['<a href=" java\nscript:alert(1)">x</a>', "x", 'href=" java\nscript:alert(1)"'],
    ['<a href="http://example.org">x</a>', "x", 'href="http://example.org"'],
    ['<a href="//example.org">x</a>', "x", 'href="//example.org"'],
    ['<a href="/\\example.org">x</a>', "x", 'href="/\\example.org"'],
    ['<a href="data:text/html,x">x</a>', "x", 'href="data:text/html,x"'],
    ["<marquee>x</marquee>", "x", "<marquee>"],
    ["<svg><a>y</a></svg>x", "x", "<svg>"],
    ['<img src="https://example.org/pixel" alt="Wappen">', "Wappen", "<img>"],
    ["<table><tr><td>x</td></tr></table>", "x", "<table>"],
  ])("of %s keeps %j and says that %s was left out", (html, kept, cut) => {
    const read = readRichText(html);
    expect(plainText(read.text)).toBe(kept);
    expect(read.cut).toContain(cut);
    expect(everyNode(read.text).map(({ href }) => href)).not.toContain(
      expect.stringMatching(/script|http:|^\/\//),
    );
  });

  it("takes mail, telephone and paths of the portal as links", () => {
    for (const href of ["mailto:a@example.org", "tel:+49301234", "/hilfe", "#oben", "./a", "?a=b"])
      expect(readRichText(`<a href="${href}">x</a>`).text).toEqual([{ tag: "a", href, children: ["x"] }]);
  });

  it("never puts a block into a paragraph, whatever the HTML looks like", () => {
    const pieces = fc.constantFrom(
      "<p>",
      "</p>",
      "<div>",
      "</div>",
      "<ul>",
      "</ul>",
      "<li>",
      "</li>",
      "<b>",
      "</b>",
      "<a href='/x'>",
      "</a>",
      "<h1>",
      "</h1>",
      "<br>",
      "<script>",
      "</script>",
      "<x",
      "onclick=",
      "text",
      " ",
      "&amp;",
      "<!--",
      "-->",
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 40 }), (parts) => {
        const { text } = readRichText(parts.join(""));
        for (const node of everyNode(text)) {
          expect(TAGS).toContain(node.tag);
          const children = everyNode(node.children ?? []).map(({ tag }) => tag);
          if (["p", "h3", "h4", "a", "strong", "em"].includes(node.tag)) expect(children).not.toContain("p");
          if (node.tag === "a") expect(node.href).toBe("/x");
        }
      }),
    );
  });

  it("reads ten thousand nested tags without end of the stack", () => {
    const { text } = readRichText(`${"<b>".repeat(10_000)}x${"</b>".repeat(10_000)}`);
    expect(plainText(text)).toBe("x");
  });
});
