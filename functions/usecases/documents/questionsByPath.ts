import type { ApplicationData } from "#domain/documents/ApplicationData.ts";

/** Each question in words with the row it belongs to: "Nachweis der Qualifikation (Qualifikation 2)". */
export function questionsByPath(
  questions: readonly Pick<ApplicationData["questions"][number], "path" | "question" | "row">[],
): ReadonlyMap<string, string> {
  return new Map(
    questions.map(({ path, question, row }) => [path, row === null ? question : `${question} (${row})`]),
  );
}
