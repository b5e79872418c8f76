import type { CompiledComponent, CompiledForm, InputComponent } from "./CompiledForm.ts";
import { evaluateForm } from "./evaluateForm.ts";
import type { Expression } from "./Expression.ts";
import { isTrue } from "./expressions/evaluateExpression.ts";
import { CALCULATIONS } from "./expressions/calculations.ts";
import { pathsRead } from "./expressions/pathsRead.ts";
import { fieldsOf, isRequired } from "./fieldsOf.ts";
import type { FormAnswers } from "./JsonValue.ts";
import type { RichText } from "./RichText.ts";
import { copiesOfState, wantedWords } from "./wantedDocument.ts";

/** A document that the form can ask for before anything is answered. */
export interface ExpectedDocument {
  readonly label: string;
  readonly hint?: RichText;
  /** How it is handed in, each a sentence without its stop. */
  readonly wanted: readonly string[];
  /** Everybody hands it in; otherwise answers decide. */
  readonly always: boolean;
}

/** Before anything is answered: a condition holds, does not, or depends on answers. */
type Verdict = "yes" | "no" | "open";

interface Known {
  readonly data: FormAnswers;
  /** Of the answers that the portal gives. */
  readonly paths: ReadonlySet<string>;
  readonly now: string;
}

/** Every document that the form can ask for where only what the portal knows is known, in the order of the form. */
export function expectedDocuments(
  form: CompiledForm,
  { context, now }: { readonly context: FormAnswers; readonly now: string },
): readonly ExpectedDocument[] {
  const sources = form.pages
    .flatMap((page) => fieldsOf(page))
    .flatMap(({ field }) => (field.source === undefined ? [] : [field.path]));
  const { data } = evaluateForm(form, { data: {}, context, now });
  const known: Known = { data, paths: new Set(sources), now };
  const copies = copiesOfState(form, data);
  const seen = new Set<string>();
  return form.pages
    .filter(({ hidden, aside }) => hidden !== true && aside !== true)
    .flatMap((page) => filesIn(page.components, { known, around: verdictOf(page.condition, known) }))
    .filter(({ field }) => !seen.has(field.path) && seen.add(field.path))
    .map(({ field, always }) => {
      const { label, hint } = field;
      return { label, ...(hint !== undefined && { hint }), wanted: wantedWords(field, copies), always };
    });
}

interface FileField {
  readonly field: InputComponent;
  readonly always: boolean;
}

function filesIn(
  components: readonly CompiledComponent[],
  { known, around }: { readonly known: Known; readonly around: Verdict },
): readonly FileField[] {
  return components.flatMap((component): readonly FileField[] => {
    const shown = both(around, verdictOf(component.condition, known));
    if (shown === "no" || component.hidden === true || component.kind === "content") return [];
    switch (component.kind) {
      case "layout":
        return component.areas.flatMap((area) => filesIn(area.components, { known, around: shown }));
      case "container":
        return filesIn(component.components, { known, around: shown });
      case "grid": {
        // Rows that may be none.
        const inside = isRequired(component) ? shown : "open";
        return filesIn(component.components, { known, around: inside });
      }
      case "input":
        return component.type === "file"
          ? [{ field: component, always: shown === "yes" && isRequired(component) }]
          : [];
    }
  });
}

function verdictOf(condition: Expression | undefined, known: Known): Verdict {
  if (condition === undefined) return "yes";
  if (condition.op === "and") return condition.of.map((part) => verdictOf(part, known)).reduce(both, "yes");
  const { data, paths, now } = known;
  const isKnown = pathsRead(condition, { row: "", path: "" }).every((path) => paths.has(path));
  if (!isKnown) return "open";
  return isTrue(condition, {
    data,
    row: data,
    value: undefined,
    rowIndexes: [],
    now,
    calculations: CALCULATIONS,
  })
    ? "yes"
    : "no";
}

function both(one: Verdict, other: Verdict): Verdict {
  if (one === "no" || other === "no") return "no";
  return one === "open" || other === "open" ? "open" : "yes";
}
