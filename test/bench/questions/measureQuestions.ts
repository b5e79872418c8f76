import path from "node:path";
import type { CompiledComponent, CompiledForm } from "#forms/CompiledForm.ts";
import { bundleForms } from "#forms/import/bundleForms.ts";
import { evaluateForm } from "#forms/evaluateForm.ts";
import { isRequired } from "#forms/fieldsOf.ts";
import { excusedDocument } from "#forms/requiredDocuments.ts";
import { plainText } from "#forms/RichText.ts";
import { shownFields, type ShownField } from "#forms/shownFields.ts";
import type { FigureSection } from "../Figure.ts";
import { APPLICANTS, type Counts, type SampleApplicant } from "./APPLICANTS.ts";

const FORM = "recognition";
const NOW = "2026-11-26T12:00:00.000Z";
/** Of the nurse, by the issue that halved the way. */
const BUDGETS: Readonly<Partial<Record<keyof Counts, number>>> = { pages: 10, questions: 45 };
/** Of what each person was asked before, by the same issue. */
const SHARES: Readonly<Partial<Record<keyof Counts, number>>> = { questions: 2 / 3 };

/**
 * What the form asks three people: pages, questions, documents, and the words of titles, questions, hints and choices.
 * Baseline: the form of commit c668185, or a folder of earlier definitions (`git worktree`, then its `functions/forms/definitions`).
 */
export function measureQuestions(earlier: string | undefined): readonly FigureSection[] {
  const now = bundleForms()[FORM]?.de;
  const before = earlier === undefined ? undefined : bundleForms(path.resolve(earlier))[FORM]?.de;
  return APPLICANTS.map((person, index) => {
    const counts = now === undefined ? undefined : countsOf(now, person);
    const baseline = before === undefined ? person.before : countsOf(before, person);
    const entries = counts === undefined ? [] : KINDS.map((name) => [name, counts[name]] as const);
    return {
      title: person.name,
      figures: entries.map(([name, value]) => ({
        name,
        value,
        unit: "" as const,
        ...(index === 0 && BUDGETS[name] !== undefined && { budget: BUDGETS[name] }),
        baseline: baseline[name],
        ...(SHARES[name] !== undefined && { budgetRatio: SHARES[name] }),
      })),
    };
  });
}

const KINDS = ["pages", "questions", "required", "documents", "words"] as const;

function countsOf(form: CompiledForm, { context, answers }: SampleApplicant): Counts {
  const state = evaluateForm(form, { data: answers, context, now: NOW });
  const fields = shownFields(form, state).filter(
    ({ field }) => field.type !== "hidden" && field.source === undefined,
  );
  const documents = fields.filter(({ field }) => field.type === "file");
  const ofDocuments = new Set(documents.map(({ path: at }) => at));
  const questions = fields.filter(
    (shown) => shown.field.type !== "file" && !ofDocuments.has(excusedDocument(shown.path) ?? ""),
  );
  const titles = form.pages.filter(({ key }) => state.pages.includes(key)).map(({ title }) => title);
  return {
    pages: titles.length,
    questions: questions.length,
    required: questions.filter(({ field }) => isRequired(field)).length,
    documents: documents.length,
    words: [...titles, ...fields.map(textsOf), ...textsBetween(form, state.visible)].reduce(
      (sum, text) => sum + wordsIn(text),
      0,
    ),
  };
}

const textsOf = ({ field }: ShownField): string =>
  [
    field.label,
    field.hint === undefined ? "" : plainText(field.hint),
    ...(field.optionList === undefined ? (field.options ?? []).map(({ label }) => label) : []),
  ].join(" ");

/** Explanations between the questions. */
function textsBetween(form: CompiledForm, visible: ReadonlySet<string>): readonly string[] {
  const inside = (components: readonly CompiledComponent[]): readonly string[] =>
    components.flatMap((component): readonly string[] => {
      switch (component.kind) {
        case "content":
          return visible.has(component.key) ? [plainText(component.text)] : [];
        case "layout":
          return visible.has(component.key)
            ? component.areas.flatMap(({ components: more }) => inside(more))
            : [];
        case "input":
          return [];
        case "container":
        case "grid":
          return inside(component.components);
      }
    });
  return form.pages.flatMap(({ components }) => inside(components));
}

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
