import type { CompiledComponent, CompiledForm, InputComponent } from "../CompiledForm.ts";
import { independentFields } from "./independentFields.ts";

interface FormIndex {
  /** Whether anything reads the answer at this path (without row numbers), a part of it, or what it is a part of. */
  readonly isRead: (path: string) => boolean;
  readonly hasDefaults: boolean;
  /** Fields by path whose answer changes nothing but itself, and whose rules look at nothing else. */
  readonly independent: ReadonlyMap<string, InputComponent>;
}

const indexes = new WeakMap<CompiledForm, FormIndex>();

/** What is worked out once per form. */
export function formIndex(form: CompiledForm): FormIndex {
  let index = indexes.get(form);
  if (index === undefined) {
    const isRead = reader(form.triggers);
    index = {
      isRead,
      hasDefaults: form.pages.some((page) => page.components.some(hasDefault)),
      independent: independentFields(form, isRead),
    };
    indexes.set(form, index);
  }
  return index;
}

function reader(triggers: readonly string[]): (path: string) => boolean {
  if (triggers.includes("*")) return () => true;
  const read = new Set(triggers);
  const around = new Set(triggers.flatMap(beginnings));
  return (path) => around.has(path) || beginnings(path).some((beginning) => read.has(beginning));
}

/** `a.b.c` as `a`, `a.b` and `a.b.c`. */
function beginnings(path: string): readonly string[] {
  const keys = path.split(".");
  return keys.map((_, index) => keys.slice(0, index + 1).join("."));
}

function hasDefault(component: CompiledComponent): boolean {
  switch (component.kind) {
    case "content":
      return false;
    case "layout":
      return component.areas.some((area) => area.components.some(hasDefault));
    default:
      return (
        component.defaultValue !== undefined ||
        component.customDefault !== undefined ||
        (component.kind !== "input" && component.components.some(hasDefault))
      );
  }
}
