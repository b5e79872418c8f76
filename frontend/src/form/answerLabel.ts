import type { Answering } from "./store/formIndex.ts";

/** What an answer is called, with the rows around it: "Qualifikation 2, Name der Schule". */
export function answerLabel(path: string, componentOf: (path: string) => Answering | undefined): string {
  const labels: string[] = [];
  for (const match of path.matchAll(/\[(\d+)\]/g)) {
    const component = componentOf(path.slice(0, match.index));
    const name =
      component?.kind === "grid" ? (component.rowLabel ?? component.label) : (component?.label ?? "");
    labels.push(`${name} ${(Number(match[1]) + 1).toString()}`);
  }
  return path.endsWith("]") ? labels.join(", ") : [...labels, componentOf(path)?.label ?? ""].join(", ");
}
