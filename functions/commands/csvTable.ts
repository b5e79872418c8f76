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
