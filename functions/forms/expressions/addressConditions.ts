import { isNothing } from "./conditionFunctions.ts";
import { isRecord, type Operation, type Value } from "./Value.ts";

function givesAddress(parts: Readonly<Record<string, Value>>): boolean {
  return Object.entries(parts).some(
    ([name, part]) => name !== "mode" && (isRecord(part) ? Object.values(part).some(Boolean) : Boolean(part)),
  );
}

/** Operators of Form.io's conditions for addresses. */
export const ADDRESS_CONDITIONS = {
  /** Of an address what is given counts, not how: `{ mode, address }` is empty when its address is. */
  isNoAddress: ([value]) => isNothing(value, null) || (isRecord(value) && !givesAddress(value)),
} satisfies Readonly<Record<string, Operation>>;
