import type { StoredList } from "#ports/operation/StoredList.ts";

/** What a command says and how it ends: 0 well, 1 with findings, 2 without having been able to do it. */
export interface CommandAnswer {
  readonly exitCode: 0 | 1 | 2;
  readonly out: string;
  readonly err: string;
}

export function unable(reason: string): CommandAnswer {
  return { exitCode: 2, out: "", err: `${reason}\n` };
}

/** Why an outside system did not do what it was asked for: a wrong name, missing rights or a lost connection. */
export function causeOf(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}

export function said(text: string): CommandAnswer {
  return { exitCode: 0, out: `${text}\n`, err: "" };
}

/** The same facts for a program, or in words. */
export function answered(
  { json }: { readonly json: boolean },
  { facts, text }: { readonly facts: unknown; readonly text: string },
): CommandAnswer {
  return said(json ? JSON.stringify(facts, undefined, 2) : text);
}

export function refused(text: string): CommandAnswer {
  return { exitCode: 1, out: "", err: `${text}\n` };
}

/** An answer made of a list, which ends as a finding where records could not be read: they are missing in it. */
export function withUnreadable(
  answer: CommandAnswer,
  { unreadable }: Pick<StoredList<unknown>, "unreadable">,
): CommandAnswer {
  if (unreadable.length === 0) return answer;
  const lines = unreadable.map((id) => `The record of ${id} cannot be read and is missing here.`);
  return { ...answer, exitCode: 1, err: `${lines.join("\n")}\nWhat to do: runbook, record-unreadable.\n` };
}

/** CSV (RFC 4180) for spreadsheets. A cell that one would compute is text: what people sent must not run at an office. */
export function csvTable<Column extends string>(
  columns: readonly Column[],
  rows: readonly Readonly<Partial<Record<Column, string | null | undefined>>>[],
): string {
  const lines = rows.map((row) => columns.map((column) => cellOf(row[column] ?? "")).join(","));
  return [columns.join(","), ...lines].join("\r\n");
}

function cellOf(value: string): string {
  const inert = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}
