import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const choiceSchema = z.object({ value: z.string(), label: z.string() });
const componentSchema = z.object({
  type: z.string(),
  key: z.string(),
  label: z.string().default(""),
  description: z.string().default(""),
  html: z.string().default(""),
  values: z.array(choiceSchema).default([]),
  data: z.object({ values: z.array(choiceSchema).default([]) }).optional(),
  conditional: z
    .object({
      conditions: z.array(z.object({ component: z.string(), value: z.unknown().optional() })).default([]),
    })
    .optional(),
  get components() {
    return z.array(componentSchema).default([]);
  },
});
type Component = z.infer<typeof componentSchema>;

const FILE = path.join(import.meta.dirname, "recognition.json");
const form = z
  .object({
    components: z.array(componentSchema),
    i18n: z.object({ en: z.record(z.string(), z.string()) }),
  })
  .parse(JSON.parse(readFileSync(FILE, "utf8")));

const all = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((component) => [component, ...all(component.components)]);
const COMPONENTS = all(form.components);

/** Words of the law, and ways that only few people take. */
const NEEDS_WORDS =
  /§|Standortvermerk|Berufsausweis|Berufserlaubnis|Automatische Anerkennung|Teilweiser Zugang|Nur ein Bescheid|Kein Vergleich/;
const LEAST_LETTERS = 40;

/** What an option says in addition as soon as it is chosen. */
const saidWith = ({ key }: Component, value: string): string =>
  COMPONENTS.filter(
    ({ type, conditional }) =>
      type === "content" &&
      conditional?.conditions.some((one) => one.component === key && one.value === value) === true,
  )
    .map(({ html }) => html)
    .join("");

const HINTS = [
  ...COMPONENTS.filter(({ label }) => NEEDS_WORDS.test(label)).map(
    ({ label, description }) => [label, description] as const,
  ),
  ...COMPONENTS.flatMap((component) =>
    [...component.values, ...(component.data?.values ?? [])]
      .filter(({ label }) => NEEDS_WORDS.test(label))
      .map(({ value, label }) => [label, saidWith(component, value)] as const),
  ),
];

it("every way that the form names by a law or a term is one that the test knows", () => {
  expect(HINTS.length).toBeGreaterThan(10);
});

it.each(HINTS)("is explained in both languages: %s", (_, hint) => {
  const english = hint.startsWith("<p>")
    ? Array.from(hint.matchAll(/<p>.*?<\/p>/g), ([text]) => form.i18n.en[text] ?? "").join("")
    : (form.i18n.en[hint] ?? "");
  expect(hint.replaceAll(/<[^>]*>/g, "").length).toBeGreaterThanOrEqual(LEAST_LETTERS);
  expect(english.replaceAll(/<[^>]*>/g, "").length).toBeGreaterThanOrEqual(LEAST_LETTERS);
});

it("a test and a course are called by their names where somebody chooses them at once", () => {
  const procedure = COMPONENTS.find(({ key }) => key === "procedure");
  if (procedure === undefined) throw new Error("there is no such question");
  expect(saidWith(procedure, "waiver")).toMatch(/Kenntnisprüfung.*Anpassungslehrgang/);
});
