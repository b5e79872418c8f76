import type { Finding } from "./Finding.ts";

/** Everything that was found in a file: the sum, then a line each. */
export function findingsReport(file: string, findings: readonly Finding[]): string {
  const errors = findings.filter(({ severity }) => severity === "error").length;
  const sum = `${counted(errors, "error")}, ${counted(findings.length - errors, "warning")}`;
  return `${[`${file}: ${sum}`, ...findings.map((finding) => `  ${findingSentence(finding)}`)].join("\n")}\n`;
}

function counted(count: number, name: string): string {
  return `${String(count)} ${name}${count === 1 ? "" : "s"}`;
}

/** Where something is found and what, in one line. */
export function findingSentence({ severity, key, path, line, message, rule }: Finding): string {
  const place = [key, path === key ? "" : path, line === undefined ? "" : `line ${String(line)}`];
  const where = place.filter((part) => part !== "").join(", ");
  return `${severity.padEnd(7)} ${where === "" ? "" : `${where}: `}${message} (${rule})`;
}
