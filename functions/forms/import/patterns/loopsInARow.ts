import { shared, type Automaton } from "./Automaton.ts";
import { components } from "./components.ts";

interface Loops {
  readonly edges: readonly (readonly number[])[];
  readonly componentOf: readonly number[];
  readonly takes: Automaton["takes"];
  /** Characters of each loop, by the number of its component. */
  readonly alphabets: ReadonlyMap<number, ReadonlySet<number>>;
}

/**
 * How many repetitions stand one behind the other and can share the same text: with n of them, a text that does not
 * fit costs its length to the power of n. An upper bound.
 */
export function loopsInARow(automaton: Automaton): number {
  const loops = loopsOf(automaton);
  const longest = new Map<number, number>();
  const count = (loop: number): number => {
    const known = longest.get(loop);
    if (known !== undefined) return known;
    const behind = [...loops.alphabets.keys()].filter((other) => follow(loops, { loop, other })).map(count);
    const result = 1 + Math.max(0, ...behind);
    longest.set(loop, result);
    return result;
  };
  return Math.max(0, ...[...loops.alphabets.keys()].map(count));
}

function loopsOf({ takes, follows }: Automaton): Loops {
  const edges = follows.map((next) => [...next.keys()]);
  const componentOf = components(edges);
  const alphabets = new Map<number, ReadonlySet<number>>();
  for (const [place, component] of componentOf.entries()) {
    if (edges[place]?.some((to) => componentOf[to] === component) !== true) continue;
    alphabets.set(component, new Set([...(alphabets.get(component) ?? []), ...(takes[place] ?? [])]));
  }
  return { edges, componentOf, takes, alphabets };
}

/** Whether a loop comes to another one by characters that both of them take. */
function follow(loops: Loops, pair: { readonly loop: number; readonly other: number }): boolean {
  const { edges, componentOf, takes, alphabets } = loops;
  if (pair.loop === pair.other) return false;
  const both = shared(alphabets.get(pair.loop), alphabets.get(pair.other));
  const seen = new Set(componentOf.flatMap((own, place) => (own === pair.loop ? [place] : [])));
  for (const place of seen) {
    for (const to of edges[place] ?? []) if (shared(takes[to], both).size > 0) seen.add(to);
  }
  return [...seen].some((place) => componentOf[place] === pair.other);
}
