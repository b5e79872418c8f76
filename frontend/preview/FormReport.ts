/** A problem of the form, in the language of the page. */
export interface ShownProblem {
  readonly severity: "error" | "warning";
  readonly title: string;
  /** Where it is, why it is a problem, what to write: each with its name. */
  readonly lines: readonly (readonly [name: string, text: string])[];
  /** The page that has a note of this title; absent: the problem is about the form as a whole. */
  readonly page?: string;
}

export interface FormReport {
  readonly title: string;
  readonly problems: readonly ShownProblem[];
}

/** A look at the outline of what the command sent with the form; nothing is to be said where it sent none. */
export function readReport(value: unknown): FormReport {
  return isReport(value) ? value : { title: "", problems: [] };
}

function isReport(value: unknown): value is FormReport {
  return typeof value === "object" && value !== null && "problems" in value && Array.isArray(value.problems);
}
