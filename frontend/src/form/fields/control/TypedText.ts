import type { JsonValue } from "#forms/JsonValue.ts";

/** What a person typed into a control. */
export interface TypedText {
  readonly text: string;
  /** The answer it stands for; undefined when it stands for none. */
  readonly value: JsonValue | undefined;
  /** Why the text stands for no answer, in a sentence: it stays in the control and keeps the page from going on. */
  readonly wrong?: string | undefined;
}
