import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const componentSchema = z.object({
  type: z.string(),
  key: z.string(),
  properties: z.record(z.string(), z.string()).default({}),
  get components() {
    return z.array(componentSchema).default([]);
  },
});
type Component = z.infer<typeof componentSchema>;

/** What asks nothing: frames, texts, what the portal answers itself, and what is said of a missing document. */
const ASKS_NOTHING = new Set(["panel", "fieldset", "content", "hidden", "datagrid"]);
const EXCUSE = /(?:Later|Unavailable)$/;

const questionsOf = (components: readonly Component[]): readonly Component[] =>
  components.flatMap((component) => [
    ...(ASKS_NOTHING.has(component.type) || EXCUSE.test(component.key) ? [] : [component]),
    ...questionsOf(component.components),
  ]);

it("every question of the recognition form says who needs the answer before deciding, by what law or practice", () => {
  const file = path.join(import.meta.dirname, "recognition.json");
  const form = z
    .object({ components: z.array(componentSchema) })
    .parse(JSON.parse(readFileSync(file, "utf8")));
  const questions = questionsOf(form.components);
  expect(questions.length).toBeGreaterThan(80);
  const silent = questions.filter(
    ({ properties }) => !/\d|praxis|Zuordnung|Urkunde|Was die Person/.test(properties["neededFor"] ?? ""),
  );
  expect(silent.map(({ key }) => key)).toEqual([]);
});
