import type { CompiledForm } from "#forms/CompiledForm.ts";
import type { KnownComponent } from "../formio/knownComponents.ts";
import type { Raw } from "../formio/rawDefinition.ts";

/** Something that an author should know about a definition. An error refuses the definition. */
export interface Finding {
  readonly severity: "error" | "warning";
  /** File in `lint/rules` that found it. */
  readonly rule: string;
  /** Key of the component; empty for the form as a whole. */
  readonly key: string;
  /** Place in the definition (`components[0].columns[1].components[2]`), or the property. */
  readonly path: string;
  /** In a script, from 1. */
  readonly line?: number;
  readonly message: string;
}

/** What the rules look at. */
export interface LintSubject {
  readonly raw: Raw;
  readonly known: readonly KnownComponent[];
  /** Undefined where the definition cannot be compiled. */
  readonly form: CompiledForm | undefined;
}

export type LintRule = (subject: LintSubject) => readonly Finding[];

/** A finding about one component. */
export function about(
  component: KnownComponent,
  finding: Pick<Finding, "severity" | "rule" | "message">,
): Finding {
  return { ...finding, key: component.key, path: component.place };
}
