import type { Finding } from "./Finding.ts";

/** Where something is found and what, in one line. */
export function findingSentence({ severity, key, path, line, message, rule }: Finding): string {
  const place = [key, path === key ? "" : path, line === undefined ? "" : `line ${String(line)}`];
  const where = place.filter((part) => part !== "").join(", ");
  return `${severity.padEnd(7)} ${where === "" ? "" : `${where}: `}${message} (${rule})`;
}
