import { describe, expect, it } from "vitest";
import { unusableTexts } from "./stateTexts.ts";

const written = new Map([
  ["terms.drafts.text", "Ihr Entwurf bleibt {{draftHours}} gespeichert. Fragen: <mail>{{email}}</mail>"],
  ["terms.title", "Nutzungsbedingungen"],
]);

describe("texts that a state puts in the place of others", () => {
  it("may say the same values and links in other words and in another order", () => {
    const texts = { "terms.drafts.text": "Fragen? <mail>{{email}}</mail>. Entwürfe: {{draftHours}}" };
    expect(unusableTexts({ ...texts, "terms.title": "Bedingungen" }, written)).toEqual([]);
  });

  it("are named when there is nothing in whose place they could be", () => {
    expect(unusableTexts({ "terms.titel": "Bedingungen" }, written)).toEqual([
      "terms.titel: no content page has such a text",
    ]);
  });

  it("are named when they lack a value or bring one of their own", () => {
    expect(
      unusableTexts(
        { "terms.drafts.text": "Entwürfe: 24 Stunden. <mail>{{email}}</mail>", "terms.title": "Für {{who}}" },
        written,
      ),
    ).toEqual([
      "terms.drafts.text: has the places <mail> {{email}} instead of <mail> {{draftHours}} {{email}}",
      "terms.title: has the places {{who}} instead of none",
    ]);
  });
});
