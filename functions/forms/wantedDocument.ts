import type { CopiesOfState } from "#domain/directory/Region.ts";
import type { CompiledForm, InputComponent } from "./CompiledForm.ts";
import { answerAt } from "./answers/dataPath.ts";
import { fieldsOf } from "./fieldsOf.ts";
import type { FormAnswers } from "./JsonValue.ts";

/** Where the context of an application says what its state wants of certificates. */
const COPIES_SOURCE = "copies";

/** What is handed in of a document where the application goes: each a sentence without its stop; none where the form does not say. */
export function wantedWords({ wanted }: InputComponent, copies: CopiesOfState): readonly string[] {
  const { copies: words, translation } = wanted ?? {};
  return [
    ...(words === undefined ? [] : [words[copies] ?? words.plain]),
    ...(translation === undefined ? [] : [translation]),
  ];
}

/** What the state where the application goes wants of certificates. */
export function copiesOfState(form: CompiledForm, data: FormAnswers): CopiesOfState {
  const given = form.pages
    .flatMap((page) => fieldsOf(page))
    .find(({ field }) => field.source === COPIES_SOURCE);
  const answer = given && answerAt(data, given.field.path);
  return answer === "certified" || answer === "certifiedByPost" ? answer : "plain";
}
