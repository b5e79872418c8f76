import type { JsonValue } from "../../forms/JsonValue.ts";

/** One answer that changed, as the browser sends it. */
export interface AnswerChange {
  readonly path: string;
  /** `null`: taken away. */
  readonly value: JsonValue;
  /** Of a list whose rows changed: for each row the number that it had before, `null` for a new one. */
  readonly rows?: readonly (number | null)[] | undefined;
}
