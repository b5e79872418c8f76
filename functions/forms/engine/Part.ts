import type { AnswerComponent, CompiledComponent, CompiledPage } from "../CompiledForm.ts";
import type { Steps } from "./mutableData.ts";

/**
 * What is walked, or taken over from the state before, as a whole: a page or layout without what stands in it, a text, a
 * field, a container or a list with all that is inside.
 */
export interface Part {
  readonly component: CompiledPage | CompiledComponent;
  /** Numbers of the page and the layouts that it stands in, from the outermost. */
  readonly around: readonly number[];
  /** Where its answer lies, if it has one. */
  readonly answer:
    { readonly component: AnswerComponent; readonly path: string; readonly steps: Steps } | undefined;
  readonly hasDefault: boolean;
  /** Paths of the answers that anything in it reads; `*`: all. */
  readonly reads: readonly string[];
}
