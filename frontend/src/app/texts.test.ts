import { beforeAll, describe, expect, it } from "vitest";
import { portalTexts } from "#build/texts/portalTexts.ts";

/** Here the number says which one, or how many there always are, and not how many there are now. */
const NOT_COUNTED = ["form.row.added", "form.title", "steps.all", "submission.done", "submission.allSteps"];

let german: ReadonlyMap<string, string>;
let english: ReadonlyMap<string, string>;
beforeAll(async () => {
  [german, english] = await Promise.all([portalTexts("de"), portalTexts("en")]);
});

/** Names of values and marks in a text. */
function placesIn(text: string | undefined): readonly string[] {
  return Array.from((text ?? "").matchAll(/\{\{\w+\}\}|<\w+>/g), ([place]) => place).sort();
}

describe("the texts of the portal", () => {
  it("fill in the same values and mark the same links in both languages", () => {
    const places = (texts: ReadonlyMap<string, string>) =>
      [...german.keys()].map((key) => [key, placesIn(texts.get(key))]);
    expect(places(english)).toEqual(places(german));
  });

  it("have a form for one and a form for more wherever something is counted", () => {
    const counted = [...german].filter(([, text]) => text.includes("{{count}}")).map(([key]) => key);
    const single = counted.filter((key) => !/_(one|other)$/.test(key));
    expect(single.sort()).toEqual([...NOT_COUNTED].sort());
    for (const key of counted.filter((one) => one.endsWith("_other"))) {
      expect(german.has(key.replace("_other", "_one"))).toBe(true);
    }
  });
});
