/** The strongly connected component of each node of a graph, by number (Kosaraju, without recursion). */
export function components(edges: readonly (readonly number[])[]): readonly number[] {
  const backwards: number[][] = edges.map(() => []);
  for (const [from, targets] of edges.entries()) for (const to of targets) backwards[to]?.push(from);
  const order: number[] = [];
  const seen = new Set<number>();
  for (const start of edges.keys()) visit(start, { edges, seen, leave: (node) => order.push(node) });
  const componentOf: number[] = edges.map(() => -1);
  const placed = new Set<number>();
  for (const start of order.toReversed()) {
    visit(start, { edges: backwards, seen: placed, leave: (node) => (componentOf[node] = start) });
  }
  return componentOf;
}

function visit(
  start: number,
  walk: {
    readonly edges: readonly (readonly number[])[];
    readonly seen: Set<number>;
    readonly leave: (node: number) => void;
  },
): void {
  const { edges, seen, leave } = walk;
  if (seen.has(start)) return;
  seen.add(start);
  const path: { readonly node: number; next: number }[] = [{ node: start, next: 0 }];
  for (let top = path.at(-1); top !== undefined; top = path.at(-1)) {
    const target = edges[top.node]?.[top.next];
    top.next += 1;
    if (target === undefined) {
      leave(top.node);
      path.pop();
    } else if (!seen.has(target)) {
      seen.add(target);
      path.push({ node: target, next: 0 });
    }
  }
}
