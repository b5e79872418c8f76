import { mutate } from "swr";
import type { OperationName } from "../../../functions/contract/routes.ts";

/** Reads anew whatever is shown of these operations. */
export function refresh(...names: readonly OperationName[]): Promise<unknown> {
  const list: readonly unknown[] = names;
  return mutate((key) => Array.isArray(key) && list.includes(key[0]));
}
