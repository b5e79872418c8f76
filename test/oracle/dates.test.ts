import fc from "fast-check";
import moment from "moment";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { compileScript } from "#forms/import/scripts/compileScript.ts";
import { CALCULATIONS } from "#forms/expressions/calculations.ts";
import { evaluateExpression } from "#forms/expressions/evaluateExpression.ts";
import { NOW } from "./answers.ts";
import { scriptByFormio } from "./askFormio.ts";
import { comparable } from "./comparable.ts";
import { casesOf } from "./casesOf.ts";

const two = (value: number): string => String(value).padStart(2, "0");
const day = fc
  .record({
    // The engine keeps the summer time of 1949 and the first week of that of 1980 out of its rules.
    year: fc.integer({ min: 1981, max: 2049 }),
    month: fc.integer({ min: 1, max: 12 }),
    date: fc.integer({ min: 1, max: 28 }),
  })
  .map(({ year, month, date }) => ({
    iso: `${year}-${two(month)}-${two(date)}`,
    slashed: `${two(month)}/${two(date)}/${year}`,
    german: `${two(date)}.${two(month)}.${year}`,
  }));
const time = fc
  .record({
    hour: fc.integer({ min: 4, max: 23 }),
    minute: fc.constantFrom(0, 30, 59),
    zone: fc.constantFrom("", "Z", "+02:00", "-05:30"),
  })
  .map(({ hour, minute, zone }) => `T${two(hour)}:${two(minute)}:00${zone}`);
const written = fc.oneof(
  day.map(({ iso }) => iso),
  day.map(({ slashed }) => slashed),
  fc.tuple(day, time).map(([{ iso }, at]) => `${iso}${at}`),
  fc.constantFrom("2024-02-29", "2023-12-31", "2024-03-31T12:00:00", "2024-10-27T12:00:00"),
);
const unit = fc.constantFrom("years", "months", "weeks", "days", "hours", "minutes");
const span = fc.constantFrom("year", "month", "day", "hour");

const code = fc.oneof(
  unit.map((name) => `value = moment(data.a).diff(moment(data.b), '${name}')`),
  unit.map((name) => `value = moment().diff(data.a, '${name}')`),
  fc.constant("value = moment(data.a).diff(data.b, 'days', true) > 3.5"),
  fc
    .tuple(fc.integer({ min: -30, max: 40 }), unit)
    .map(([count, name]) => `value = moment(data.a).add(${count}, '${name}').format()`),
  fc
    .tuple(fc.integer({ min: 0, max: 40 }), unit)
    .map(([count, name]) => `value = moment().subtract(${count}, '${name}').format('YYYY-MM-DD')`),
  fc
    .tuple(fc.constantFrom("isBefore", "isAfter", "isSame", "isSameOrBefore", "isSameOrAfter"), span)
    .map(([name, of]) => `value = moment(data.a).${name}(data.b, '${of}')`),
  fc
    .constantFrom("isBefore", "isAfter", "isSame", "isSameOrBefore", "isSameOrAfter")
    .map((name) => `value = moment(data.a).${name}(moment(data.b))`),
  fc
    .constantFrom(
      "DD.MM.YYYY",
      "YYYY-MM-DD",
      "D/M/YY HH:mm",
      "[am] DD.MM.",
      "YYYY-MM-DDTHH:mm:ssZ",
      "H:mm:ss",
    )
    .map((format) => `value = moment(data.a).format('${format}')`),
  fc
    .constantFrom("year", "month", "day")
    .map(
      (name) =>
        `value = moment(data.a).startOf('${name}').format() + moment(data.a).endOf('${name}').format()`,
    ),
  fc
    .constantFrom(
      "year()",
      "month()",
      "date()",
      "day()",
      "hour()",
      "valueOf()",
      "unix()",
      "isValid()",
      "toISOString()",
    )
    .map((call) => `value = moment(data.a).${call}`),
  fc
    .constantFrom(
      "getFullYear()",
      "getMonth()",
      "getDate()",
      "getDay()",
      "getHours()",
      "getTime()",
      "toISOString()",
    )
    .map((call) => `value = new Date(data.a).${call}`),
  fc.constant("value = new Date(data.a) > new Date(data.b)"),
  fc.constant("value = (new Date() - new Date(data.a)) / 86400000 > 18 * 365"),
  fc.constant("value = new Date(2020, 1, 29).getTime()"),
  fc
    .tuple(fc.constantFrom("data.c", "data.none"), fc.constantFrom("", ", true"))
    .map(
      ([answer, strict]) => `value = moment(${answer}, 'DD.MM.YYYY'${strict}).isBefore('2030-01-01') ? 1 : 2`,
    ),
  fc
    .constantFrom("DD.MM.YYYY", "D.M.YYYY", "DD/MM/YYYY", "YYYY-MM-DD HH:mm")
    .map((format) => `value = moment(data.c, '${format}', true).isValid()`),
  fc.constant("value = moment().diff(moment(data.none, 'MM/DD/YYYY'), 'years') < 18"),
  fc.constant("value = moment(data.c, 'DD.MM.YYYY').format('YYYY-MM-DD')"),
  fc.constant(
    "var m = moment(data.a); var n = m.clone().add(1, 'month'); value = n.isAfter(m) ? n.format('YYYY-MM-DD') : ''",
  ),
);

describe("dates mean what they mean in Form.io's renderer, in German time", () => {
  beforeAll(() => {
    vi.useFakeTimers({ now: new Date(NOW) });
    moment.suppressDeprecationWarnings = true;
  });
  afterAll(() => {
    vi.useRealTimers();
  });

  it("for random dates and methods", () => {
    expect(new Date("2026-07-01T00:00").toISOString()).toBe("2026-06-30T22:00:00.000Z");
    fc.assert(
      fc.property(code, fc.tuple(written, written, day), (script, [a, b, c]) => {
        const given = { data: { a, b, c: c.german }, row: {}, value: undefined };
        const compiled = compileScript(script, { use: "action" });
        const ours = compiled.ok
          ? evaluateExpression(compiled.value, {
              ...given,
              rowIndexes: [],
              now: NOW,
              calculations: CALCULATIONS,
            })
          : compiled.failure;
        const oracle = scriptByFormio(script, { variable: "value", context: given });
        expect(comparable(ours), `${script} of ${a}, ${b}`).toEqual(comparable(oracle));
      }),
      { numRuns: casesOf(4_000) },
    );
  });
});
