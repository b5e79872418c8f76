import type { StoredList } from "../ports/StoredList.ts";
import type { CommandAnswer } from "./CommandAnswer.ts";

/** An answer made of a list, which ends as a finding where records could not be read: they are missing in it. */
export function withUnreadable(
  answer: CommandAnswer,
  { unreadable }: Pick<StoredList<unknown>, "unreadable">,
): CommandAnswer {
  if (unreadable.length === 0) return answer;
  const lines = unreadable.map((id) => `The record of ${id} cannot be read and is missing here.`);
  return { ...answer, exitCode: 1, err: `${lines.join("\n")}\nWhat to do: runbook, record-unreadable.\n` };
}
