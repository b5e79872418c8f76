import { type SourceTree, withImporters } from "./sourceTree.ts";

/** What makes cases from a seed: properties, mutated messages, faults, schedules. */
const DRAWS = /\bfc\.(?:assert|check|sample)\(|\bseededRandom\(/;
const TEST = /\.test\.tsx?$/;

/** Test files that draw cases, by themselves or by what they import of other test code. */
export function drawingTests(tree: SourceTree): readonly string[] {
  const drawing = tree.files.filter(
    (file) => (TEST.test(file) || file.startsWith("test/")) && DRAWS.test(tree.read(file)),
  );
  return [...withImporters(drawing, tree)].filter((file) => TEST.test(file)).sort();
}
