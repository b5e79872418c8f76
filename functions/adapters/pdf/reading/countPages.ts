import { err, ok, type Result } from "../../../domain/result.ts";
import type { PdfFile } from "./PdfFile.ts";
import { entryOf, isArray, isDictionary, isReference, type PdfValue } from "./PdfValue.ts";
import { catalogNumber, resolve } from "./resolve.ts";

/** Walks the page tree (ISO 32000-1 section 7.7.3) with a list of its own; a branch that is met twice is a loop. */
export function countPages({ latest, ...file }: PdfFile): Result<number, "loop"> {
  const root = catalogNumber(file);
  const catalog = root === undefined ? undefined : latest.get(root)?.value;
  const first = isDictionary(catalog) ? entryOf(catalog, "Pages") : undefined;
  const waiting: PdfValue[] = [first ?? null];
  const branches = new Set<number>();
  let pages = 0;
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { value } = resolve(latest, { value: node });
    if (!isDictionary(value)) continue;
    const { value: kids } = resolve(latest, { value: entryOf(value, "Kids") });
    if (!isArray(kids)) {
      if ((entryOf(value, "Type") ?? "Page") === "Page") pages += 1;
      continue;
    }
    if (isReference(node)) {
      if (branches.has(node.number)) return err("loop");
      branches.add(node.number);
    }
    for (const kid of kids.items) waiting.push(kid);
  }
  return ok(pages);
}
