import type { JsonValue } from "#forms/JsonValue.ts";

/** An answer that changed: one field, or a whole list when its rows changed. */
export interface Change {
  readonly path: string;
  /** `null`: taken away. */
  readonly value: JsonValue;
  /** Of a list whose rows changed: for each row the number that it had before, `null` for a new one. */
  readonly rows?: readonly (number | null)[];
}
