import { describe, expect, it } from "vitest";
import { de as signDe } from "../sign-language/messages.de.ts";
import { en as signEn } from "../sign-language/messages.en.ts";
import { de as simpleDe } from "../simple-language/messages.de.ts";
import { en as simpleEn } from "../simple-language/messages.en.ts";
import { de } from "./messages.de.ts";
import { en } from "./messages.en.ts";

type Texts = Readonly<Record<string, string>>;

/** What the statement says of itself: when it was reviewed, how long an answer takes, and who helps then. */
const MAIN_POINTS = ["lastReviewed", "answerWeeks", "feedbackEmail", "enforcementBody", "enforcementUrl"];

const saidIn = (texts: Texts): string => Object.values(texts).join("\n");
const linksIn = (texts: Texts): readonly string[] =>
  ["home", "accessibility", "simple", "sign"].filter((page) => saidIn(texts).includes(`<${page}>`));

describe("the accessibility statement, the page in easy language and that on sign language (BITV 4)", () => {
  it.each([
    ["easy language", simpleDe, simpleEn],
    ["sign language", signDe, signEn],
  ])("has its main points on the page in %s, in German and English", (_, german, english) => {
    for (const texts of [german, english])
      expect(MAIN_POINTS.filter((value) => !saidIn(texts).includes(`{{${value}}}`))).toEqual([]);
  });

  it("point to each other, and to the page where an application begins", () => {
    expect([de, en].map(linksIn)).toEqual([
      ["simple", "sign"],
      ["simple", "sign"],
    ]);
    expect([simpleDe, simpleEn].map(linksIn)).toEqual([
      ["home", "accessibility", "sign"],
      ["home", "accessibility", "sign"],
    ]);
    expect([signDe, signEn].map(linksIn)).toEqual([
      ["home", "accessibility", "simple"],
      ["home", "accessibility", "simple"],
    ]);
  });
});
