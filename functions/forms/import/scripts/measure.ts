import type { Expression } from "#forms/Expression.ts";

const MAX_NODES = 5_000;
const MAX_DEPTH = 120;

/** What is too large about an expression, or undefined. Both limits keep the interpreter's own depth and time small. */
export function tooLarge(expression: Expression): string | undefined {
  let nodes = 0;
  let level: readonly Expression[] = [expression];
  for (let depth = 0; level.length > 0; depth += 1) {
    nodes += level.length;
    if (nodes > MAX_NODES) return `It has more than ${String(MAX_NODES)} parts.`;
    if (depth > MAX_DEPTH) return `It is nested more than ${String(MAX_DEPTH)} levels deep.`;
    level = level.flatMap((node) => ("of" in node ? node.of : []));
  }
  return undefined;
}
