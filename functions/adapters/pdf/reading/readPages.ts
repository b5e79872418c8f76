import { err, ok, type Result } from "#domain/result.ts";
import { catalogOf, type PdfFile, resolve } from "./PdfFile.ts";
import {
  entryOf,
  isArray,
  isDictionary,
  isReference,
  type PdfDictionary,
  type PdfValue,
} from "./PdfValue.ts";

/** A page, with the resources that it may have from the branch above it (ISO 32000-1 section 7.7.3.4). */
export interface PdfPage {
  readonly dictionary: PdfDictionary;
  readonly resources: PdfValue | undefined;
}

interface Node {
  readonly value: PdfValue;
  readonly resources: PdfValue | undefined;
}

/** Walks the page tree (ISO 32000-1 section 7.7.3) with a list of its own; a branch that is met twice is a loop. */
export function readPages(file: PdfFile): Result<readonly PdfPage[], "loop"> {
  const { latest } = file;
  const catalog = catalogOf(file);
  const first = catalog === undefined ? null : (entryOf(catalog, "Pages") ?? null);
  const waiting: Node[] = [{ value: first, resources: undefined }];
  const branches = new Set<number>();
  const pages: PdfPage[] = [];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    const { value: dictionary } = resolve(latest, { value: node.value });
    if (!isDictionary(dictionary)) continue;
    const resources = entryOf(dictionary, "Resources") ?? node.resources;
    const { value: kids } = resolve(latest, { value: entryOf(dictionary, "Kids") });
    if (!isArray(kids)) {
      if ((entryOf(dictionary, "Type") ?? "Page") === "Page") pages.push({ dictionary, resources });
      continue;
    }
    if (isReference(node.value)) {
      if (branches.has(node.value.number)) return err("loop");
      branches.add(node.value.number);
    }
    for (const value of kids.items) waiting.push({ value, resources });
  }
  return ok(pages);
}
