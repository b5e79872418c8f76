import { z } from "zod";
import { REGIONS } from "#domain/directory/Region.ts";
import { parseStateSettings } from "#contract/settings/settingsProblems.ts";
import {
  extendingSettingsSchema,
  type SharedSettings,
  withSharedSettings,
} from "#contract/settings/withSharedSettings.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { newSettings, type StateAnswers } from "./newSettings.ts";
import { stateQuestions, type StateQuestion } from "./stateQuestions.ts";
import { themeOf } from "./themeOf.ts";

export interface Conversation {
  readonly say: (text: string) => void;
  /** The next line that is typed; undefined: there is none. */
  readonly listen: () => Promise<string | undefined>;
}

/** Asks everything that a new state needs, each question until its answer fits. */
export async function askState(
  known: Pick<StateAnswers, "name" | "day"> & { readonly shared: SharedSettings },
  { say, listen }: Conversation,
): Promise<Result<StateAnswers, string>> {
  const questions = stateQuestions(known.name);
  const answers = new Map(questions.map(({ path, otherwise }) => [path, otherwise ?? "HE"]));
  for (const question of questions) {
    for (let problem: string | undefined = ""; problem !== undefined;) {
      if (problem !== "") say(`Das passt nicht: ${problem}\n`);
      const { otherwise } = question;
      say(`${question.question}${otherwise === undefined ? "" : ` [leer: ${otherwise}]`}: `);
      const line = await listen();
      if (line === undefined) return err(`Es fehlt eine Antwort: ${question.question}`);
      const answer = line.trim() === "" ? (otherwise ?? "") : line.trim();
      problem = problemOf(question, answer);
      if (problem === undefined) {
        answers.set(question.path, answer);
        problem = settingsProblem(question, { ...known, answers });
      }
    }
  }
  return ok({ ...known, answers });
}

/** What is wrong with an answer that stands outside of the settings, or is needed. */
function problemOf({ path, question }: StateQuestion, answer: string): string | undefined {
  if (answer === "") return "Eine Antwort ist nötig.";
  if (path === "region" && !z.enum(REGIONS).safeParse(answer).success)
    return `${answer} ist keines von ${REGIONS.join(", ")}.`;
  if (path !== "colour") return undefined;
  if (!/^#[\da-f]{6}$/i.test(answer)) return `${question} wird erwartet.`;
  const theme = themeOf(answer);
  return theme.ok
    ? undefined
    : `Mit keinem Ton dieser Farbe ist alles zu lesen (${theme.failure}). Eine andere wird erwartet.`;
}

/** What the schema of settings says of the answer at its place. */
function settingsProblem(
  { path, question }: StateQuestion,
  { shared, ...answered }: StateAnswers & { readonly shared: SharedSettings },
): string | undefined {
  const written = extendingSettingsSchema.parse(newSettings(answered));
  const settings = parseStateSettings(withSharedSettings(written, shared));
  const found = settings.ok ? undefined : settings.failure.find((one) => one.path === path);
  return found === undefined ? undefined : `${question} wird erwartet.`;
}
