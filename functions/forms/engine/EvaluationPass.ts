import type { FieldError } from "../CompiledForm.ts";
import type { FormInput, Overlay } from "../FormState.ts";
import type { JsonValue } from "../JsonValue.ts";
import type { PreparedForm } from "../prepareForm.ts";
import type { Data, Steps } from "./mutableData.ts";

/** What a pass over one part of a form found. */
export interface Outcome {
  /** Paths of what is shown, in reading order. */
  readonly visible: readonly string[];
  readonly overlays: readonly (readonly [string, Overlay])[];
  readonly errors: readonly FieldError[];
  /** Of a page or layout, for what stands in it. */
  readonly conditionallyHidden: boolean;
  readonly hidden: boolean;
  /** What expressions after it see of its answer, where that is not what was sent: a number that is missing is null. */
  readonly seen?: { readonly value: JsonValue | undefined };
  /** Its answer is not what was sent: with the next change it is walked again. */
  readonly isUnstable?: true;
}

/** One pass over a form, from the first component to the last, as `@formio/core` walks. */
export interface EvaluationPass {
  readonly form: PreparedForm;
  readonly input: FormInput;
  /** What was sent. */
  readonly sent: Data;
  /** What expressions see: answers before this component as they are now, after it as the last pass left them. */
  readonly data: Data;
  /** Keys of the answers that may change; all where there are none. */
  readonly named: ReadonlySet<string> | undefined;
  /** Known answers alone, as the server keeps them. */
  readonly known: Data;
  /** What was sent, with known answers as they are now. */
  readonly kept: Data;
  /** Of the part that is walked now. */
  result: Found;
  /** Whether anything reads the answer at this path (without row numbers). */
  readonly isRead: (path: string) => boolean;
  order: number;
  /** Steps that are left to all expressions of all passes. */
  readonly budget: { steps: number };
  /** Visits that are left before the pass gives up. */
  visits: number;
  /** Answers that something reads, before and after this pass; of a list how many rows it has. */
  readonly read: Map<
    string,
    { readonly before: JsonValue | undefined; readonly after: JsonValue | undefined }
  >;
}

export interface Found {
  readonly visible: string[];
  readonly overlays: [string, Overlay][];
  readonly errors: { readonly order: number; readonly error: FieldError }[];
}

/** Where a component stands. */
export interface Place {
  /** Path of the answers at its level, with row numbers: of a row, a container, or none. */
  readonly row: Steps;
  readonly path: string;
  /** The same without row numbers. */
  readonly template: string;
  /** Where the components here start from in every pass: what was sent, or what the list around them became. */
  readonly base: Data;
  /** Numbers of the rows around it; core takes the first row where a list was not sent. */
  readonly rowIndexes: readonly number[];
  readonly isDirectlyInGrid: boolean;
  readonly conditionallyHidden: boolean;
  readonly hidden: boolean;
}
