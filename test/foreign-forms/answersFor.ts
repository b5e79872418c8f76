import fc from "fast-check";
import { knownComponents } from "#forms/import/formio/knownComponents.ts";
import { isRaw, partsIn, type Raw, textIn } from "#forms/import/formio/rawDefinition.ts";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";

/** Submissions as people send them, some complete and some not: the same for a definition in every run. */
export function answersFor(definition: Raw): readonly FormAnswers[] {
  return [true, false].flatMap((isComplete) =>
    fc.sample(answersOf(definition, isComplete), { seed: 20261127, numRuns: 5 }),
  );
}

function answersOf(part: Raw, isComplete: boolean): fc.Arbitrary<FormAnswers> {
  const fields = knownComponents(part).filter(
    ({ hasAnswer, path, type }) => hasAnswer && path !== "" && !path.includes(".") && type !== "button",
  );
  const values = Object.fromEntries(fields.map(({ key, raw }) => [key, valueOf(raw, isComplete)]));
  return fc
    .record(values, { noNullPrototype: true, ...(!isComplete && { requiredKeys: [] }) })
    .map((given) =>
      Object.fromEntries(
        Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, value] as const])),
      ),
    );
}

const TEXT = fc.constantFrom<JsonValue>("Anna", "Weg 5", "12345", "a longer text, with several words", "ja");
const TEXTS: Readonly<Record<string, fc.Arbitrary<JsonValue>>> = {
  email: fc.constantFrom("anna@example.org", "no address"),
  url: fc.constantFrom("https://example.org", "no address"),
  phoneNumber: fc.constantFrom("(250) 555-0199", "+49 30 1234567"),
  day: fc.constantFrom("05/06/1990", "12/31/2030"),
  datetime: fc.constantFrom("2024-02-29T10:00:00.000Z", "1990-05-06T00:00:00.000Z"),
  time: fc.constantFrom("09:30:00", "23:59:00"),
  checkbox: fc.boolean(),
  number: fc.constantFrom<JsonValue>(0, 1, 12, 75, 1990.5, -3),
  currency: fc.constantFrom<JsonValue>(0, 12.5, 1000),
  signature: fc.constant("data:image/png;base64,AAAA"),
};

function valueOf(raw: Raw, isComplete: boolean): fc.Arbitrary<JsonValue> {
  const type = textIn(raw, "type");
  const one = oneOf(raw, { type, isComplete });
  return raw["multiple"] === true && type !== "file" ? fc.array(one, { minLength: 1, maxLength: 2 }) : one;
}

function oneOf(
  raw: Raw,
  { type, isComplete }: { readonly type: string; readonly isComplete: boolean },
): fc.Arbitrary<JsonValue> {
  const offered = optionsOf(raw);
  switch (type) {
    case "container":
      return answersOf(raw, isComplete);
    case "datagrid":
    case "editgrid":
      return fc.array(answersOf(raw, isComplete), { minLength: 1, maxLength: 2 });
    case "selectboxes":
      return fc.record(Object.fromEntries(offered.map((value) => [value, fc.boolean()])), {
        noNullPrototype: true,
      });
    case "select":
    case "radio":
      return offered.length === 0 ? TEXT : fc.constantFrom(...offered);
    case "survey":
      return surveyOf(raw);
    case "file":
      return fc.constant([
        {
          name: "a.pdf",
          originalName: "a.pdf",
          size: 10,
          type: "application/pdf",
          storage: "base64",
          url: "",
        },
      ]);
    default:
      return TEXTS[type] ?? TEXT;
  }
}

function surveyOf(raw: Raw): fc.Arbitrary<JsonValue> {
  const values = partsIn(raw, "values").map((part) => textIn(part, "value"));
  const questions = partsIn(raw, "questions").map((part) => textIn(part, "value"));
  if (values.length === 0) return fc.constant({});
  const answers = questions.map((question) => [question, fc.constantFrom(...values)] as const);
  return fc.record(Object.fromEntries(answers), { noNullPrototype: true });
}

/** The choices that stand in the definition. */
function optionsOf(raw: Raw): readonly string[] {
  const listed = isRaw(raw["data"]) ? partsIn(raw["data"], "values") : partsIn(raw, "values");
  const values = (listed.length > 0 ? listed : partsIn(raw, "values")).map((part) => textIn(part, "value"));
  return values.filter((value) => value !== "");
}
