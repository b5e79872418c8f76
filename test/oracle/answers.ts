import fc from "fast-check";
import type { FormAnswers, JsonValue } from "#forms/JsonValue.ts";

/** The same instant for both sides. */
export const NOW = "2026-11-21T12:00:00.000Z";

export interface Answers {
  readonly data: FormAnswers;
  readonly row: FormAnswers;
  readonly value: JsonValue | undefined;
}

const scalar = fc.oneof(
  fc.constantFrom<JsonValue>("", "a", "b", "abc", "1", "10", " 2 ", "0", "true", "null", "ä", "1,5"),
  fc.integer({ min: -5, max: 120 }),
  fc.constantFrom<JsonValue>(0.1, 1.5, true, false, null),
);
const list = fc.array(scalar, { maxLength: 4 });
const record = fc.dictionary(fc.constantFrom("a", "b", "c"), fc.oneof(scalar, list), {
  maxKeys: 3,
  noNullPrototype: true,
});

/** Answers of every shape that a form can have, and many that it cannot. */
export const answers: fc.Arbitrary<Answers> = fc.record({
  data: fc.record(
    {
      a: scalar,
      b: scalar,
      c: fc.oneof(scalar, record),
      list,
      rows: fc.array(record, { maxLength: 3 }),
      text: fc.constantFrom<JsonValue>("Äpfel", "a-b-c", ""),
    },
    { requiredKeys: [], noNullPrototype: true },
  ),
  row: record,
  value: fc.option(scalar, { nil: undefined }),
});
