import type { Feedback } from "../../domain/feedback/Feedback.ts";

const COLUMNS = ["receivedAt", "kind", "page", "locale", "email", "text"] as const;

/** CSV (RFC 4180) for spreadsheets. A cell that one would compute is text: what people sent must not run at an office. */
export function feedbackTable(entries: readonly Feedback[]): string {
  const rows = entries.map((entry) => COLUMNS.map((column) => cellOf(entry[column] ?? "")).join(","));
  return [COLUMNS.join(","), ...rows].join("\r\n");
}

function cellOf(value: string): string {
  const inert = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return `"${inert.replaceAll('"', '""')}"`;
}
