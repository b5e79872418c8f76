/** Rows of the table below a heading, without its head and its padding. */
export function readmeTable(readme: string, heading: string): readonly string[] {
  const [, section = ""] = readme.split(`${heading}\n`);
  const [table = ""] = section.split("\n## ");
  return table
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => !/^\| -/.test(line))
    .slice(1);
}

/** What stands between backticks in a cell, counted from the last one of a row: 1 is the last. */
export function namedInCell(row: string, fromTheEnd: number): readonly string[] {
  const cell = row.split(" | ").at(-fromTheEnd) ?? "";
  return [...cell.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) => name);
}
