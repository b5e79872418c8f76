import { expect, it } from "vitest";
import { withGermanWords } from "./RichMessage.tsx";

it("German words that an English text gives in brackets are found, English ones and abbreviations are not", () => {
  expect(withGermanWords("The immigration office (Ausländerbehörde) and the notice (Bescheid).")).toEqual([
    "The immigration office (",
    "Ausländerbehörde",
    ") and the notice (",
    "Bescheid",
    ").",
  ]);
  expect(withGermanWords("The Recognition Finder (Anerkennungs-Finder) helps.")[1]).toBe(
    "Anerkennungs-Finder",
  );
  for (const text of ["Identity card (both sides)", "The statement of the office (ZAB)", "Given name(s)"])
    expect(withGermanWords(text)).toEqual([text]);
});
