import fc from "fast-check";
import recognition from "../definitions/recognition.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { compileForm } from "../import/formio/compileForm.ts";
import { partialDate } from "#domain/sign-in/vouchedPerson.ts";
import type { CompiledForm, InputComponent } from "../CompiledForm.ts";
import { dayOfIso } from "./dayValue.ts";
import { evaluateForm } from "../evaluateForm.ts";
import { fieldsOf } from "../fieldsOf.ts";
import { machineAnswer } from "./machineAnswers.ts";

const NOW = "2026-11-25T12:00:00.000Z";

function compiled(definition: object): CompiledForm {
  const form = compileForm(definition, { locale: "de", version: "1" });
  if (!form.ok) throw new Error(JSON.stringify(form.failure));
  return form.value;
}

const inputsOf = (form: CompiledForm): readonly InputComponent[] =>
  form.pages.flatMap((page) => fieldsOf(page)).map(({ field }) => field);

/** The definition of a field, wherever it stands. */
function definitionOf(key: string, value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  if ("key" in value && value.key === key) return [value];
  return Object.values(value).flatMap((inside) => definitionOf(key, inside));
}

const form = compiled({ components: definitionOf("birthdate", recognition.components) });
const [birthdate] = inputsOf(form);
if (birthdate === undefined) throw new Error("there is no birth date");
const rulesBrokenBy = (answer: string): readonly string[] =>
  evaluateForm(form, { data: { birthdate: answer }, now: NOW }).errors.map(({ rule }) => rule);

describe("a birth date of which not all is known", () => {
  it("is the only day that may be one", () => {
    const partly = inputsOf(compiled(recognition)).filter(({ settings }) => settings?.partlyUnknown === true);
    expect(partly.map(({ path }) => path)).toEqual(["birthdate"]);
  });

  it("is a year, or a month and a year, and for machines no more than that", () => {
    for (const [answer, iso] of [
      ["00/00/1984", "1984"],
      ["12/00/1984", "1984-12"],
      ["12/31/1984", "1984-12-31"],
    ] as const) {
      expect(rulesBrokenBy(answer)).toEqual([]);
      expect(machineAnswer(birthdate, answer)).toBe(iso);
      expect(dayOfIso(iso)).toBe(answer);
    }
  });

  it("is none without a year, with a day alone, or with a part that was only left out", () => {
    for (const answer of ["00/00/0000", "12/31/0000", "00/31/1984", "--/--/1984", "12/--/1984", "13/00/1984"])
      expect(rulesBrokenBy(answer)).not.toEqual([]);
  });

  it("lies within the bounds when one of the days that it can be does", () => {
    expect(rulesBrokenBy("00/00/2010")).toEqual([]);
    expect(rulesBrokenBy("11/00/2010")).toEqual([]);
    expect(rulesBrokenBy("12/00/2010")).toEqual(["maxDate"]);
    expect(rulesBrokenBy("00/00/2011")).toEqual(["maxDate"]);
    expect(rulesBrokenBy("00/00/2027")).toEqual(["maxDate"]);
    expect(rulesBrokenBy("00/00/1926")).toEqual([]);
    expect(rulesBrokenBy("10/00/1926")).toEqual(["minDate"]);
    expect(rulesBrokenBy("00/00/1925")).toEqual(["minDate"]);
  });

  it("comes from any account to machines as it was sent", () => {
    const parts = fc.tuple(fc.integer({ min: 1930, max: 2009 }), fc.nat(12), fc.nat(28));
    fc.assert(
      fc.property(parts, ([year, month, day]) => {
        const written = [year, month, month === 0 ? 0 : day].map((part) => String(part).padStart(2, "0"));
        const iso = partialDate(written.join("-"));
        const answer = dayOfIso(iso ?? "") ?? "";
        expect(rulesBrokenBy(answer)).toEqual([]);
        expect(machineAnswer(birthdate, answer)).toBe(iso);
      }),
    );
  });
});
