import { describe, expect, it } from "vitest";
import { patternDanger } from "./patternDanger.ts";

describe("patterns of a definition", () => {
  it.each([
    "(a+)+b",
    "(a|a)*b",
    "(a*)*b",
    "(a?b?)*c",
    "(\\w+\\s?)+$",
    "([a-z]+)*!",
    "(.*a){12}",
    "(x+x+)+y",
    "(\\d+,?)+;",
    "(?:[a-z]{1,5}){1,20}!",
    "(a|[a-c]|b)+d",
    "(a+){10}b",
    ".*.*.*x",
    "(?=(a+)+b)x",
    "(?<!(a|aa)+)x",
    "(a)\\1",
    "(?<x>a)\\k<x>",
  ])("that can run for ever are refused: %s", (pattern) => {
    expect(patternDanger(pattern)).toMatch(/\.$/);
  });

  it.each([
    "[0-9]{5}",
    "DE\\d{20}",
    "^[A-Z]{2}[0-9]{2}(?:[ ]?[0-9]{4}){4}(?:[ ]?[0-9]{1,2})?$",
    "^[\\w.+-]+@[\\w-]+(\\.[\\w-]+)+$",
    "[\\w.-]+@[\\w.-]+\\.[a-z]{2,}",
    "(0049|\\+49|0)[1-9][0-9 /-]{5,20}",
    "[a-zA-ZäöüÄÖÜß' -]+",
    "(?:\\d+,)*\\d+",
    "(ab|cd)*",
    "(a|ab)*c",
    "\\d{1,2}\\.\\d{1,2}\\.\\d{4}",
    "(?!000)\\d{3}",
    "",
  ])("that read every text in one way are taken: %s", (pattern) => {
    expect(patternDanger(pattern)).toBeUndefined();
  });

  it("with classes of letters are taken", () => {
    expect(patternDanger("^\\p{L}+(?:[ '-]\\p{L}+)*$", "u")).toBeUndefined();
    expect(patternDanger("(\\p{L}+\\p{Lu}?)+", "u")).toMatch(/\.$/);
  });

  it("that are too long, nested beyond measure or no patterns are refused", () => {
    expect(patternDanger("a".repeat(301))).toMatch(/300 characters/);
    expect(patternDanger("(".repeat(150) + ")".repeat(150))).toBeUndefined();
    expect(patternDanger("(a{9}){9}".repeat(9))).toMatch(/checked/);
    expect(patternDanger("(")).toMatch(/not a valid/);
    expect(patternDanger("[b-a]")).toMatch(/not a valid/);
  });
});
