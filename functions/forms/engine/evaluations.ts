import type { CompiledForm } from "../CompiledForm.ts";
import type { FormInput, FormState } from "../FormState.ts";
import type { Outcome } from "./Outcome.ts";

/** How a state came about. */
export interface Evaluation {
  readonly form: CompiledForm;
  readonly now: FormInput["now"];
  readonly context: FormInput["context"];
  readonly outcomes: readonly Outcome[];
  /** Numbers of the parts that the next run meets again, whatever changes: `seen` or `isRestless` says so. */
  readonly remembered: readonly number[];
}

/** What the next evaluation can take over; states of the server, or that never settled, are not among them. */
export const evaluations = new WeakMap<FormState, Evaluation>();
