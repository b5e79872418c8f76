import type { JsonValue } from "#forms/JsonValue.ts";

type Component = Record<string, JsonValue>;

const PAGES = 6;
const TEXTS_PER_PAGE = 14;
const LONG_LIST = 195;
const SHORT_LIST = 17;

export interface BenchDefinition {
  /** A Form.io wizard of 6 pages with 40 fields each. */
  readonly definition: Record<string, JsonValue> & { readonly components: Component[] };
  /** Marks of the fields per page, the beginnings of their labels: how a measurement sees that a page is there. */
  readonly marks: readonly (readonly string[])[];
}

/**
 * The form that the peers were measured with, made anew: the same numbers of fields per type, conditions of every kind,
 * calculations and rules. Every label begins with a mark such as `P1F12`.
 */
export function benchDefinition(): BenchDefinition {
  const pages = Array.from({ length: PAGES }, (_, index) => benchPage(index + 1));
  return {
    definition: {
      _id: "bench",
      title: "Antrag auf Anerkennung",
      display: "wizard",
      components: pages.map(({ panel }) => panel),
    },
    marks: pages.map(({ marks }) => marks),
  };
}

function benchPage(page: number): { readonly panel: Component; readonly marks: readonly string[] } {
  const marks: string[] = [];
  const key = (name: string): string => `p${page}_${name}`;
  const field = (type: string, [name, label]: readonly [string, string], more: Component = {}): Component => {
    const mark = `P${page}F${marks.length + 1}`;
    marks.push(mark);
    return { type, key: key(name), label: `${mark} ${label}`, input: true, ...more };
  };
  const many = (count: number, make: (number: number) => Component): Component[] =>
    Array.from({ length: count }, (_, index) => make(index + 1));
  const whenYes: Component = {
    conditional: {
      show: true,
      conjunction: "all",
      conditions: [{ component: key("r1"), operator: "isEqual", value: "ja" }],
    },
  };
  const components = [
    ...many(TEXTS_PER_PAGE, (number) => field("textfield", [`t${number}`, `Text ${number}`], textOf(number))),
    ...many(3, (number) =>
      field("number", [`n${number}`, `Anzahl ${number}`], {
        ...(number === 3
          ? { calculateValue: `value = (data.${key("n1")} || 0) * (data.${key("n2")} || 0)` }
          : { validate: { min: 0, max: 1000 } }),
      }),
    ),
    ...many(2, (number) => field("email", [`e${number}`, `E-Mail ${number}`])),
    ...many(3, (number) =>
      field("textarea", [`a${number}`, `Begründung ${number}`], {
        rows: 3,
        validate: { maxLength: 2000 },
        ...(number === 3 && whenYes),
      }),
    ),
    ...many(4, (number) =>
      field("select", [`s${number}`, `Auswahlliste ${number}`], {
        dataSrc: "values",
        data: { values: choices(number === 1 ? LONG_LIST : SHORT_LIST) },
      }),
    ),
    ...many(3, (number) =>
      field("radio", [`r${number}`, `Frage ${number}`], {
        values: [
          { value: "ja", label: "Ja" },
          { value: "nein", label: "Nein" },
        ],
        ...(number === 1 && { defaultValue: "ja", validate: { required: true } }),
      }),
    ),
    ...many(4, (number) =>
      field("checkbox", [`c${number}`, `Ich bestätige ${number}`], number === 4 ? whenYes : {}),
    ),
    ...many(2, (number) =>
      field("datetime", [`d${number}`, `Datum ${number}`], { format: "dd.MM.yyyy", enableTime: false }),
    ),
    field("file", ["f1", "Nachweis"], { storage: "url", filePattern: ".pdf", multiple: true }),
    rows(),
  ];
  return {
    panel: { type: "panel", key: `page${page}`, title: `Seite ${page}`, input: false, components },
    marks,
  };

  function textOf(number: number): Component {
    if (number === 6) {
      return {
        validate: { required: true, pattern: "[0-9]{5}", customMessage: "Geben Sie fünf Ziffern ein." },
      };
    }
    if (number <= 4) {
      const validate = { required: true, minLength: 2, maxLength: 100 };
      return { description: "Wie im Ausweis angegeben.", validate };
    }
    if (number === 11) {
      return { conditional: { json: { "==": [{ var: `data.${key("r1")}` }, "ja"] } } };
    }
    if (number === 14) return { customConditional: `show = data.${key("c1")} !== true` };
    return { validate: { maxLength: 200 }, ...(number === 12 || number === 13 ? whenYes : {}) };
  }

  /** Two rows of four columns count as four fields, as the peers' form counted them. */
  function rows(): Component {
    const components = [
      field("textfield", ["g_a", "Arbeitgeber"], { validate: { maxLength: 100 } }),
      field("number", ["g_b", "Jahre"], { validate: { min: 0, max: 60 } }),
      field("select", ["g_c", "Staat"], { dataSrc: "values", data: { values: choices(SHORT_LIST) } }),
      field("textfield", ["g_d", "Tätigkeit"]),
    ];
    const empty = Object.fromEntries(["g_a", "g_b", "g_c", "g_d"].map((name) => [key(name), ""]));
    return {
      type: "datagrid",
      key: key("g"),
      label: `Berufserfahrung ${page}`,
      input: true,
      addAnother: "Weitere Zeile",
      defaultValue: [empty, empty],
      validate: { maxLength: 10 },
      components,
    };
  }
}

function choices(count: number): Component[] {
  return Array.from({ length: count }, (_, index) => ({
    value: `v${index + 1}`,
    label: `Auswahl ${index + 1}`,
  }));
}
