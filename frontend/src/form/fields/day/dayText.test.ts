import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { dayParts, fromDayAnswer, pastedDay, toDayAnswer } from "./dayText.ts";

describe("a day in inputs", () => {
  it("is kept month first and filled with zeros, as Form.io keeps it", () => {
    expect(toDayAnswer({ day: "4", month: "3", year: "1991" }, undefined)).toBe("03/04/1991");
    expect(toDayAnswer({ day: "4", month: "3", year: "1991" }, { dayFirst: true })).toBe("04/03/1991");
    expect(fromDayAnswer("03/04/1991", undefined)).toEqual({ day: "4", month: "3", year: "1991" });
  });

  it("may leave a part out, and keeps the others together", () => {
    const month = { hiddenParts: ["day"] } as const;
    expect(dayParts(month)).toEqual(["month", "year"]);
    expect(toDayAnswer({ day: "", month: "3", year: "2014" }, month)).toBe("03/2014");
    expect(fromDayAnswer("03/2014", month)).toEqual({ day: "", month: "3", year: "2014" });
    expect(fromDayAnswer("03/00/2014", month)).toEqual({ day: "", month: "3", year: "2014" });
  });

  it("keeps what is not finished and what is no number", () => {
    expect(toDayAnswer({ day: "", month: "3", year: "" }, undefined)).toBe("03/00/0000");
    expect(fromDayAnswer("03/00/0000", undefined)).toEqual({ day: "", month: "3", year: "" });
    expect(
      fromDayAnswer(toDayAnswer({ day: "x", month: "", year: "" }, undefined) ?? "", undefined).day,
    ).toBe("x");
    expect(toDayAnswer({ day: " ", month: "", year: "" }, undefined)).toBeUndefined();
  });

  it("is known in part only where the person says so, and no date while something is left out", () => {
    const birth = { partlyUnknown: true } as const;
    const typed = { day: "", month: "", year: "1984" };
    expect(toDayAnswer(typed, birth)).toBe("--/--/1984");
    expect(fromDayAnswer("--/--/1984", birth)).toEqual(typed);
    expect(toDayAnswer({ ...typed, isUnknown: true }, birth)).toBe("00/00/1984");
    expect(toDayAnswer({ ...typed, month: "3", isUnknown: true }, birth)).toBe("03/00/1984");
    expect(fromDayAnswer("03/00/1984", birth)).toEqual({ ...typed, month: "3", isUnknown: true });
    expect(fromDayAnswer("03/14/1984", birth)).toEqual({ day: "14", month: "3", year: "1984" });
  });

  it("has no sign in its year that nobody typed, also in a draft where one was kept", () => {
    const birth = { partlyUnknown: true } as const;
    const typed = { day: "1", month: "2", year: "" };
    expect(toDayAnswer(typed, birth)).toBe("02/01/0000");
    expect(fromDayAnswer("02/01/0000", birth)).toEqual(typed);
    expect(fromDayAnswer("02/01/00--", birth)).toEqual(typed);
  });

  it("is asked for four digits of its year when all of it is typed into one input", () => {
    const birth = { partlyUnknown: true } as const;
    for (const day of ["01.02.91", "1. Februar 91"])
      for (const settings of [birth, undefined])
        expect(toDayAnswer({ day, month: "", year: "" }, settings)).toBe("02/01/0091");
  });

  it("is read from eight digits in a row, but not from the year first", () => {
    expect(pastedDay("01021991", undefined)).toEqual({ day: "01", month: "02", year: "1991" });
    expect(pastedDay("19910201", undefined)).toBeUndefined();
    expect(pastedDay("01021991", { hiddenParts: ["day"] })).toBeUndefined();
  });

  it("is read from one pasted text", () => {
    const day = { day: "14", month: "3", year: "1991" };
    expect(pastedDay(" 14.3.1991 ", undefined)).toEqual(day);
    expect(pastedDay("14. 3. 1991", undefined)).toEqual(day);
    expect(pastedDay("1991-03-14", undefined)).toEqual({ ...day, month: "03" });
    expect(pastedDay("14", undefined)).toBeUndefined();
  });

  it.each([
    "١٤ ٠٣ ١٩٩١",
    "۱۴ ۰۳ ۱۹۹۱",
    "१४ ०३ १९९१",
    "１４ ０３ １９９１",
    "\u200E14\u200E.\u200E03\u200E.\u200E1991",
  ])("is read from %s with the digits of every keyboard, whatever unseen signs come along", (pasted) => {
    const day = pastedDay(pasted, undefined);
    expect(day).toEqual({ day: "14", month: "03", year: "1991" });
    const [one = "", two = "", three = ""] = pasted.split(/[ .]/);
    expect(toDayAnswer({ day: one, month: two, year: three }, undefined)).toBe("03/14/1991");
  });

  const month = { hiddenParts: ["day"] } as const;

  it.each([
    ["02/1991", "02"],
    ["2 1991", "2"],
    ["02.1991", "02"],
    ["1991-02", "02"],
    ["Feb 1991", "2"],
    ["feb. 1991", "2"],
    ["Februar 1991", "2"],
    ["February 1991", "2"],
    ["März 1991", "3"],
    ["Mrz. 1991", "3"],
    ["march 1991", "3"],
    ["Mai 1991", "5"],
    ["Okt 1991", "10"],
    ["Oct 1991", "10"],
    ["Sept. 1991", "9"],
    ["dez 1991", "12"],
  ])("is read from %s where month and year are asked for", (pasted, number) => {
    expect(pastedDay(pasted, month)).toEqual({ day: "", month: number, year: "1991" });
    expect(pastedDay(pasted, undefined)).toBeUndefined();
  });

  it.each(["14. März 1991", "14 mar 1991", "14 March 1991"])("is read from %s", (pasted) => {
    expect(pastedDay(pasted, undefined)).toEqual({ day: "14", month: "3", year: "1991" });
  });

  it.each(["marraskuu 1991", "ma 1991", "feb 91", "02/91", "Feb"])(
    "is not read from %s while it is typed",
    (pasted) => {
      expect(pastedDay(pasted, month)).toBeUndefined();
    },
  );

  it.each([
    ["Feb", "1991", "02/1991"],
    ["oktober", "1991", "10/1991"],
    ["feb 91", "", "02/0091"],
    ["02/91", "", "02/0091"],
    ["marraskuu", "1991", "marraskuu/1991"],
  ])("takes the name of a month for its number: %s %s", (typed, year, answer) => {
    expect(toDayAnswer({ day: "", month: typed, year }, month)).toBe(answer);
  });

  it("is filled up with zeros beside signs that nobody sees", () => {
    expect(toDayAnswer({ day: "\u200E4", month: "\u200E3", year: "\u200E1991" }, undefined)).toBe(
      "03/04/1991",
    );
  });

  it("comes back as it was given, whichever parts are asked for", () => {
    const part = (max: number): fc.Arbitrary<string> => fc.integer({ min: 1, max }).map(String);
    fc.assert(
      fc.property(
        part(31),
        part(12),
        fc.integer({ min: 1000, max: 9999 }).map(String),
        fc.boolean(),
        (...given) => {
          const [day, month, year, dayFirst] = given;
          const settings = dayFirst ? ({ dayFirst: true } as const) : undefined;
          expect(fromDayAnswer(toDayAnswer({ day, month, year }, settings) ?? "", settings)).toEqual({
            day,
            month,
            year,
          });
        },
      ),
    );
  });
});
