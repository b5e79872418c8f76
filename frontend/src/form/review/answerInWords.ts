import type { CompiledComponent } from "#forms/CompiledForm.ts";
import { rowName } from "#forms/shownFields.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import type { JsonValue } from "#forms/JsonValue.ts";
import { templatePath } from "#forms/answers/shownPath.ts";
import type { Answering } from "../store/formIndex.ts";
import type { FormStore } from "../store/formStore.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { useForm } from "../fields/control/useControl.ts";
import { recordOf, textOf } from "../fields/control/answerText.ts";
import type { SummaryUse } from "../fields/control/ShownType.ts";
import { summaryOf } from "../fields/shownTypes.ts";

/** Values for answers in the words of the review. */
export function useAnswerWords(): (answer: GivenAnswer) => readonly string[] {
  const { t, locale } = useTranslation();
  const { store } = useForm();
  return (answer) => answerInWords(answer, { store, locale, t });
}

interface GivenAnswer {
  readonly path: string;
  readonly value: JsonValue | undefined;
}

export interface WordsOfAnswers extends Pick<SummaryUse, "locale" | "t"> {
  readonly store: Pick<FormStore, "componentOf" | "optionsOf">;
}

/** A value for an answer in the words of the review, whether or not it stands in this window: a line for each row of a list. */
export function answerInWords({ path, value }: GivenAnswer, words: WordsOfAnswers): readonly string[] {
  const component = words.store.componentOf(path);
  const isWhole = component?.path === templatePath(path);
  return isWhole ? linesOf({ component, value }, words) : [textOf(value)].filter(Boolean);
}

interface Given {
  readonly component: Answering;
  readonly value: JsonValue | undefined;
}

function linesOf({ component, value }: Given, words: WordsOfAnswers): readonly string[] {
  const { store, locale, t } = words;
  switch (component.kind) {
    case "grid": {
      const rows = Array.isArray(value) ? value : [];
      const name = component.rowLabel ?? t("form.row.name");
      return rows.map(
        (row, index) =>
          `${rowName(name, { index, count: rows.length })}: ${partsOf({ component, value: row }, words).join("; ")}`,
      );
    }
    case "container":
      return partsOf({ component, value }, words);
    case "input":
      return summaryOf(component, { value, options: store.optionsOf(component), locale, t });
  }
}

/** What is answered inside a row or a container, each answer with its name. */
function partsOf({ component, value }: Given, words: WordsOfAnswers): readonly string[] {
  if (component.kind === "input") return [];
  return answeringHere(component.components).flatMap((part) => {
    const inside = part.path.slice(component.path.length + 1);
    const lines = linesOf({ component: part, value: answerAt(recordOf(value), inside) }, words);
    return lines.length === 0 ? [] : [`${part.label}: ${lines.join(", ")}`];
  });
}

/** Fields, containers and lists that stand here, not those inside of these. */
function answeringHere(components: readonly CompiledComponent[]): readonly Answering[] {
  return components.flatMap((component): readonly Answering[] => {
    if (component.kind === "content") return [];
    if (component.kind !== "layout") return [component];
    return component.areas.flatMap((area) => answeringHere(area.components));
  });
}
