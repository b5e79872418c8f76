import type { FormAnswers } from "#forms/JsonValue.ts";

/** Where the portal means to differ from `@formio/core` 2.8.3, and why. The only such list. */
export interface Difference {
  readonly name: string;
  readonly reason: string;
  /** A form and answers that show it. */
  readonly example: {
    readonly components: readonly object[];
    readonly data: FormAnswers;
    readonly server?: boolean;
  };
  /** Whether a form and answers made by chance can show it; examples alone show the others. */
  readonly explains?: (components: string, data: string) => boolean;
}

const text = (key: string, more: object = {}): object => ({
  type: "textfield",
  key,
  label: key,
  input: true,
  ...more,
});
const shownWhen = (when: string, eq: string): object => ({ conditional: { show: true, when, eq } });
const shownIf = (component: string, operator: string, value?: string): object => ({
  conditional: { show: true, conjunction: "all", conditions: [{ component, operator, value }] },
});

export const DIFFERENCES: readonly Difference[] = [
  {
    name: "defaults come first",
    reason:
      "Core walks once: a condition on a later field does not see its default, and the answer that it hides is lost.",
    example: {
      components: [text("early", shownWhen("late", "yes")), text("late", { defaultValue: "yes" })],
      data: { early: "kept" },
    },
  },
  {
    name: "conditions and calculations settle",
    reason:
      "Core walks once: what an earlier field reads of a later one is the answer as sent, not as calculated or cleared.",
    example: {
      components: [text("early", shownWhen("late", "5")), text("late", { calculateValue: "value = '5'" })],
      data: { early: "kept" },
    },
  },
  {
    name: "every form has an end",
    reason: "Core throws on some answers of a wrong type, and the person would see nothing at all.",
    example: {
      components: [{ type: "day", key: "day", input: true, fields: { day: {}, month: {}, year: {} } }],
      data: { day: 5 },
    },
  },
  {
    name: "an address is empty only when nothing is in it",
    reason:
      "Core leaves mode and address out when it asks whether an address is empty, so that a complete one is.",
    example: {
      components: [
        { type: "address", key: "home", input: true },
        text("more", shownIf("home", "isNotEmpty")),
      ],
      data: { home: { mode: "manual", address: { city: "Kiel" } }, more: "kept" },
    },
    explains: (components) => components.includes('"address"') && components.includes('mpty"'),
  },
  {
    name: "the parts of an address belong to it",
    reason:
      "Core takes them for fields next to what was typed by hand, and so misses one that is required and given.",
    example: {
      components: [
        {
          type: "address",
          key: "home",
          input: true,
          components: [text("city", { validate: { required: true } })],
        },
      ],
      data: { home: { mode: "manual", address: { city: "Kiel" } } },
    },
  },
  {
    name: "what is no number is no answer",
    reason: "Core keeps a result such as NaN, which no JSON can hold: a field of text would become null.",
    example: { components: [text("double", { calculateValue: "value = data.count * 2" })], data: {} },
  },
  {
    name: "a condition can read one row",
    reason: "Core finds no field for a path with the number of a row, and the condition never holds.",
    example: {
      components: [
        { type: "datagrid", key: "rows", input: true, components: [text("name")] },
        text("more", shownIf("rows[1].name", "isEqual", "y")),
      ],
      data: { rows: [{ name: "x" }, { name: "y" }], more: "kept" },
    },
  },
  {
    name: "a list in a container is empty only when nothing is in it",
    reason: "Core looks for its parts next to the container and so takes it for empty.",
    example: {
      components: [
        {
          type: "container",
          key: "box",
          input: true,
          components: [{ type: "datagrid", key: "rows", input: true, components: [text("name")] }],
        },
        text("more", shownIf("box.rows", "isNotEmpty")),
      ],
      data: { box: { rows: [{ name: "x" }] }, more: "kept" },
    },
  },
  {
    name: "a day that does not exist is no date",
    reason: "Core moves it into the next month, and the condition holds for a day that was not entered.",
    example: {
      components: [
        { type: "day", key: "day", input: true, fields: { day: {}, month: {}, year: {} } },
        text("more", shownIf("day", "dateGreaterThan", "2020-01-01")),
      ],
      data: { day: "02/31/2020", more: "kept" },
    },
  },
  {
    name: "years have four digits",
    reason: "Core takes the year 91 literally: what is checked as 1991 would be kept as 0091.",
    example: {
      components: [{ type: "day", key: "day", input: true, fields: { day: {}, month: {}, year: {} } }],
      data: { day: "03/14/0091" },
    },
    // Core puts the month of a default where the year belongs.
    explains: (components) => components.includes('"hide":true') && components.includes('"5/6/1999"'),
  },
  {
    name: "years have four digits",
    reason: "Core takes the year 91 of a date with a time as well.",
    example: {
      components: [{ type: "datetime", key: "at", input: true, format: "yyyy-MM-dd" }],
      data: { at: "0091-03-14T10:00:00.000Z" },
    },
  },
  {
    name: "days are read as they are written",
    reason: "Core reads every day with the month first, also where the form asks for the day first.",
    example: {
      components: [
        { type: "day", key: "day", input: true, dayFirst: true, fields: { day: {}, month: {}, year: {} } },
        text("more", shownIf("day", "dateLessThan", "2020-06-01")),
      ],
      data: { day: "05/12/2020", more: "kept" },
    },
  },
  {
    name: "scripts know the number of their row",
    reason: "Form.io's renderer gives rowIndex to scripts; its bare engine does not, and they fail.",
    example: {
      components: [
        {
          type: "datagrid",
          key: "rows",
          input: true,
          components: [text("name"), text("place", { calculateValue: "value = rowIndex + 1" })],
        },
      ],
      data: { rows: [{ name: "x", place: "9" }] },
    },
  },
  {
    name: "a list or container that was not sent has an empty row",
    reason:
      "Core has none, so that every script about it fails and shows its field; Form.io's renderer begins with an empty one.",
    example: {
      components: [
        {
          type: "container",
          key: "box",
          input: true,
          components: [text("a"), text("more", { customConditional: "show = row.a === 'x'" })],
        },
      ],
      data: {},
    },
  },
  {
    name: "lists in lists keep their own row numbers",
    reason:
      "Core takes the row number of the outer list for an inner one that was not sent, and the innermost for all lists around a field.",
    example: {
      components: [
        {
          type: "datagrid",
          key: "outer",
          input: true,
          components: [
            {
              type: "datagrid",
              key: "inner",
              input: true,
              components: [text("a", { validate: { required: true } })],
            },
          ],
        },
      ],
      data: { outer: [{ inner: [{ a: "x" }] }, {}] },
    },
    explains: (components) => /"(?:datagrid|editgrid)".*"(?:datagrid|editgrid)"/.test(components),
  },
  {
    name: "hidden lists are not checked",
    reason:
      "Core checks the form of a list answer although the field is hidden and cannot be corrected there.",
    example: { components: [text("many", { multiple: true, hidden: true })], data: { many: [["a"]] } },
    explains: (components, data) => components.includes('"multiple":true') && data.includes("[["),
  },
  {
    name: "a calculation without value sets nothing",
    reason:
      "Core sets the missing value in lists and containers that are not there, so that an empty row counts as filled.",
    example: {
      components: [
        {
          type: "datagrid",
          key: "rows",
          input: true,
          validate: { required: true },
          components: [
            {
              type: "container",
              key: "box",
              input: true,
              components: [text("a", { calculateValue: "value = data.none" })],
            },
          ],
        },
      ],
      data: {},
    },
    explains: (components) =>
      components.includes('"calculateValue"') && /"(?:datagrid|editgrid|container)"/.test(components),
  },
  {
    name: "a scripted default goes before a plain one",
    reason: "Core takes the plain one instead where the list or container around the field was not sent.",
    example: {
      components: [
        {
          type: "container",
          key: "box",
          input: true,
          components: [text("a", { defaultValue: "plain", customDefaultValue: "value = 'scripted'" })],
        },
      ],
      data: {},
    },
    explains: (components) =>
      components.includes('"customDefaultValue"') && components.includes('"defaultValue"'),
  },
  {
    name: "items that are no numbers are null",
    reason: "Core leaves undefined in lists of numbers, which no JSON can hold.",
    example: {
      components: [
        { type: "number", key: "many", input: true, multiple: true },
        { type: "selectboxes", key: "boxes", input: true, values: [], calculateValue: "value = data.many" },
      ],
      data: { many: ["x"] },
    },
    explains: (components) => components.includes('"number"') && components.includes('"multiple":true'),
  },
  {
    name: "of two fields with one key the hidden one clears nothing",
    reason:
      "Core clears the answer of the shown one when the hidden one follows, and what reads it later sees nothing.",
    example: {
      components: [
        text("kind"),
        text("where", shownWhen("kind", "a")),
        text("where", shownWhen("kind", "b")),
        text("more", shownWhen("where", "x")),
      ],
      data: { kind: "a", where: "x", more: "kept" },
    },
  },
  {
    name: "a question without answer stays without one",
    reason:
      'Core turns a missing radio answer of type text into the text "undefined" and one of type boolean into false, and both count as given.',
    example: {
      components: [
        {
          type: "radio",
          key: "choice",
          input: true,
          dataType: "string",
          values: [],
          validate: { required: true },
        },
      ],
      data: {},
    },
  },
  {
    name: "a limit of null is none",
    reason: "Core compares with null as with 0, where builders write null for a field left empty.",
    example: {
      components: [{ type: "number", key: "count", input: true, validate: { max: null } }],
      data: { count: 5 },
    },
  },
  {
    name: "letters of every script",
    reason: "Core reads patterns without the u flag and so takes \\p{L} for the letters p, {, L and }.",
    example: { components: [text("name", { validate: { pattern: "\\p{L}+" } })], data: { name: "Łukasz" } },
  },
  {
    name: "very long texts fit no pattern",
    reason: "Patterns of authors run on texts of up to 10,000 characters, so that the work stays small.",
    example: {
      components: [text("name", { validate: { pattern: "a+" } })],
      data: { name: "a".repeat(10_001) },
    },
  },
  {
    name: "logic changes one row",
    reason: "Core changes the definition, and what one row changed stays changed for the rows after it.",
    example: {
      components: [
        {
          type: "datagrid",
          key: "rows",
          input: true,
          components: [
            text("kind"),
            text("note", {
              logic: [
                {
                  trigger: { type: "javascript", javascript: "result = row.kind === 'a'" },
                  actions: [
                    {
                      type: "property",
                      property: { value: "validate.required", type: "boolean" },
                      state: true,
                    },
                  ],
                },
              ],
            }),
          ],
        },
      ],
      data: {
        rows: [
          { kind: "a", note: "x" },
          { kind: "b", note: "" },
        ],
      },
    },
    explains: (components) => components.includes('"logic"') && /"(?:datagrid|editgrid)"/.test(components),
  },
  {
    name: "the sentence of a count is no name of a rule",
    reason: "Core reports the author's sentence about too many boxes as the name of the rule.",
    example: {
      components: [
        {
          type: "selectboxes",
          key: "boxes",
          input: true,
          values: [],
          validate: { maxSelectedCount: 1 },
          maxSelectedCountMessage: "One.",
        },
      ],
      data: { boxes: { a: true, b: true } },
    },
  },
];
