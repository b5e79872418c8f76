import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";

/** The last tenth of what fits, but at least so many characters. */
const NEAR_CHARACTERS = 20;
const NEAR_SHARE = 0.1;

/** How many characters still fit into a field, once that matters; negative when there are too many. */
export function roomLeft({ rules }: InputComponent, text: string): number | undefined {
  const limit = rules?.find(({ rule }) => rule === "maxLength")?.limit;
  if (typeof limit !== "number" || text === "") return undefined;
  const left = limit - text.length;
  return left > Math.max(NEAR_CHARACTERS, limit * NEAR_SHARE) ? undefined : left;
}
