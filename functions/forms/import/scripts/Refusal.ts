/** Why an expression of a definition cannot be taken over, and where. */
export interface Refusal {
  readonly code: RefusalCode;
  /** A sentence for the author: what is not possible and what is. */
  readonly message: string;
  /** In the script, from 1. In JsonLogic always 1. */
  readonly line: number;
  readonly column: number;
}

export type RefusalCode =
  | "syntax"
  | "statement"
  | "name"
  | "member"
  | "function"
  | "operator"
  | "assignment"
  | "date"
  | "form"
  | "size";

/** A refusal of something that has no lines. */
export function refusal(code: RefusalCode, message: string): Refusal {
  return { code, message, line: 1, column: 1 };
}
