import { parseArgs } from "node:util";
import { z } from "zod";
import { compileForm } from "#forms/import/formio/compileForm.ts";
import { isRaw } from "#forms/import/formio/rawDefinition.ts";
import type { FormAnswers } from "#forms/JsonValue.ts";
import { type CommandAnswer, unable } from "../CommandAnswer.ts";
import { evaluation } from "./evaluation.ts";
import { readDefinitionFile, readTypeTable, refusalSentence, readJson } from "../readDefinitionFile.ts";

const USAGE =
  "form evaluate DEFINITION DATA [--many] [--locale de|en] [--server] [--now ISO] [--types known|FILE]";

const NO_LIST = "With --many the file is a list of submissions.";
const NO_SUBMISSION =
  'is no submission. A submission is an object of answers, or has it in "data"; for a list of them add --many.';

/** What came out of a JSON file is JSON all the way down; looking again would go as deep as the file. */
const answers = z.custom<FormAnswers>(isRaw);
/** Form.io's submission, or the answers alone. */
const submission = z.union([z.looseObject({ data: answers }).transform(({ data }) => data), answers]);
const options = z.object({
  many: z.boolean().default(false),
  server: z.boolean().default(false),
  locale: z.enum(["de", "en"]).default("de"),
  now: z.iso.datetime({ offset: true }).optional(),
  types: z.string().optional(),
});

/** What a definition makes of answers: what is shown, what is kept, what is wrong. */
export async function evaluate(args: readonly string[]): Promise<CommandAnswer> {
  const given = readArgs(args);
  if (given === undefined) return unable(USAGE);
  const types = await readTypeTable(given.types);
  if (!types.ok) return unable(types.failure);
  const [definition, data] = await Promise.all([
    readDefinitionFile(given.definition, types.value),
    readJson(given.data),
  ]);
  if (!definition.ok) return unable(definition.failure);
  if (!data.ok) return unable(data.failure);
  const form = compileForm(definition.value.definition, { locale: given.locale, version: "0" });
  if (!form.ok) return unable(form.failure.map(refusalSentence).join("\n"));
  if (given.many && !Array.isArray(data.value)) return unable(`${given.data}: ${NO_LIST}`);
  const submissions = z.array(submission).safeParse(given.many ? data.value : [data.value]);
  if (!submissions.success) {
    const [place = 0] = submissions.error.issues[0]?.path ?? [];
    return unable(`${given.data}: ${given.many ? `[${String(place)}]` : "This"} ${NO_SUBMISSION}`);
  }
  const now = given.now ?? new Date().toISOString();
  const evaluations = submissions.data.map((one) =>
    evaluation(form.value, { data: one, now, onServer: given.server }),
  );
  const answer = given.many ? evaluations : evaluations[0];
  return { exitCode: 0, out: `${JSON.stringify(answer, null, 2)}\n`, err: "" };
}

interface Given extends z.infer<typeof options> {
  readonly definition: string;
  readonly data: string;
}

function readArgs(args: readonly string[]): Given | undefined {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        many: { type: "boolean" },
        server: { type: "boolean" },
        locale: { type: "string" },
        now: { type: "string" },
        types: { type: "string" },
      },
    });
    const [definition, data, ...others] = positionals;
    const read = options.safeParse(values);
    if (definition === undefined || data === undefined || others.length > 0 || !read.success)
      return undefined;
    return { ...read.data, definition, data };
  } catch {
    return undefined;
  }
}
