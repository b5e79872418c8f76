import type { JsonValue } from "../../../../../functions/forms/JsonValue.ts";

/** An answer that is another than what the account says. */
export interface Difference {
  readonly path: string;
  readonly answer: JsonValue;
  readonly account: JsonValue;
  /** The service takes it from the account: nothing can be chosen. */
  readonly locked: boolean;
}

export interface Decision {
  readonly path: string;
  /** Whether what the account says is taken. */
  readonly take: boolean;
}
