import type { Raw } from "../rawDefinition.ts";

/** Whether it says of itself that it is an exchange document of form type LIP, whatever else is wrong with it. */
export function isLip(source: Raw): boolean {
  return Object.hasOwn(source, "lip");
}
