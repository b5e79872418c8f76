import { fieldId } from "../fieldId.ts";

/** Id of the control that takes what the account says, or keeps the answer. */
export function idOfChoice(path: string, take: boolean): string {
  return `${fieldId(path)}-${take ? "account" : "mine"}`;
}
