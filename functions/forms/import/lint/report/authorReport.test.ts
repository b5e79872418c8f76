import { describe, expect, it } from "vitest";
import { lintDefinition } from "../lintDefinition.ts";
import { authorReport } from "./authorReport.ts";
import { germanOf } from "./germanOf.ts";

const field = (key: string, more: object = {}): object => ({ type: "textfield", key, label: key, ...more });
const scripts = [
  "value = fetch('/x')",
  "list.push(1)",
  "count += 1",
  "value = 'a' in data",
  "value = f => f",
  "value = ;",
];

const DEFINITION = {
  components: [
    field("one", { calculateValue: "data.two = 1;\nvalue = window;" }),
    field("two", { validate: { pattern: "(a+)+" }, label: "" }),
    field("two"),
    { type: "resource", key: "three", label: "three" },
    { type: "odd", key: "four", label: "four" },
    field("five", { customConditional: "show = data.nowhere === 1", unknownThing: true, onChange: "x" }),
    { type: "select", key: "six", label: "six", dataSrc: "url", data: { url: "/x" } },
    field("seven", { type: "number", validate: { min: 5, max: 1 } }),
    { type: "htmlelement", key: "eight", content: "<script>x</script>{{ data.a }}" },
    ...scripts.map((code, index) => field(`script${String(index)}`, { calculateValue: code })),
  ],
};

const report = (language: "de" | "en"): string =>
  authorReport({ file: "form.json", findings: lintDefinition(DEFINITION) }, language);

describe("the report of what is wrong about a definition", () => {
  it("says problem, places, reason and way out in German", () => {
    expect(report("de")).toContain(
      [
        'Fehler: Ein Skript kann andere Antworten nicht ändern. Geben Sie "two" ein calculateValue: value = 1;',
        "   Wo: one, components[0].calculateValue, Zeile 1",
        "   Warum: Skripte werden gelesen und nie als Code ausgeführt. Was darin nicht gelesen werden kann, weist der Import zurück.",
        "   Was tun: Schreiben Sie die Zeile mit dem, was functions/forms/expressions/README.md nennt.",
      ].join("\n"),
    );
  });

  it("says the same in English", () => {
    expect(report("en")).toContain(
      [
        'Error: The type "odd" is not known.',
        "   Where: four, components[4].type",
        "   Why: The portal does not know this type; the import refuses the definition.",
        "   What to do: Use a known type, or read foreign types with --types known or a table of your own.",
      ].join("\n"),
    );
  });

  it("names a problem once with all of its places, errors first", () => {
    const findings = ["a", "b"].map(
      (key) =>
        ({
          severity: "warning",
          rule: "labels",
          key,
          path: key,
          message: "The field has no label.",
        }) as const,
    );
    const error = {
      severity: "error",
      rule: "refused",
      key: "",
      path: "",
      message: "The form has no components.",
    } as const;
    const text = authorReport({ file: "f", findings: [...findings, error] }, "de");
    expect(text).toMatch(
      /^f: 1 Fehler, 2 Warnungen\n\n1\. Fehler: Das Formular hat keine Komponenten\.\n {3}Wo: das Formular als Ganzes\n/,
    );
    expect(text).toMatch(/2\. Warnung: Das Feld hat keine Beschriftung\.\n {3}Wo: a\n {3}Wo: b\n/);
  });

  it("has a German sentence for every finding", () => {
    const messages = lintDefinition(DEFINITION).map(({ message }) => message);
    expect(messages.length).toBeGreaterThan(15);
    expect(messages.filter((message) => germanOf(message) === undefined)).toEqual([]);
  });
});
