import { mutate } from "swr";
import type { OperationName } from "#contract/routes.ts";

/** Reads anew whatever is shown of these operations. Who is there is read by `currentUser`. */
export function refresh(...names: readonly Exclude<OperationName, "getUser">[]): Promise<unknown> {
  const list: readonly unknown[] = names;
  return mutate((key) => Array.isArray(key) && list.includes(key[0]));
}
