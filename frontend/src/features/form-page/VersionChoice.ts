import type { JsonValue } from "../../../../functions/forms/JsonValue.ts";

/** Which of two versions of an answer is to stay. */
export interface VersionChoice {
  readonly path: string;
  /** What the person read of the other version. */
  readonly there: JsonValue | undefined;
  /** Whether that is taken; otherwise what stands here. */
  readonly takesThere: boolean;
}
