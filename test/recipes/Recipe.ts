/** A change of one file of the tree. */
export type Edit =
  | { readonly file: string; readonly write: string }
  /** Behind a text that the file has once. */
  | { readonly file: string; readonly behind: string; readonly insert: string }
  | { readonly file: string; readonly replace: string; readonly by: string }
  /** By a program that writes the file. */
  | { readonly file: string; readonly run: readonly string[] };

export interface TestCheck {
  readonly kind: "tests";
  readonly project: string;
  readonly file: string;
}

/** What says that something is missing. */
export type Check = { readonly kind: "types" } | TestCheck;

/** A place that a change needs. */
export interface Place {
  /** As CONTRIBUTING.md names it. */
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Fails as long as this place alone is not done after those before it; the first place is where a change begins. */
  readonly missed?: {
    readonly by: Check;
    /** What the check then says. */
    readonly saying: string;
  };
}

/** How something is added: every place, in the order of work. */
export interface Recipe {
  /** As CONTRIBUTING.md names it. */
  readonly name: string;
  readonly places: readonly Place[];
  /** Files whose types the change can break: those with such words in them. */
  readonly about: RegExp;
  /** Further checks that must hold in the end. */
  readonly atLast: readonly Check[];
}

export const TYPES: Check = { kind: "types" };

export const tests = (project: string, file: string): TestCheck => ({ kind: "tests", project, file });
