import { shared, type Automaton } from "./Automaton.ts";
import { components } from "./components.ts";

const MAX_PAIRS = 400_000;

/**
 * Whether some text can be read in exponentially many ways: a place can come back to itself in two different ways that
 * read the same text (exponential degree of ambiguity; Weber and Seidl 1991). "Too much" counts as yes.
 */
export function hasExponentialWays({ takes, follows }: Automaton): boolean {
  const size = takes.length;
  const componentOf = components(follows.map((next) => [...next.keys()]));
  const twice = follows.some((next, from) =>
    [...next].some(([to, ways]) => ways === 2 && componentOf[from] === componentOf[to]),
  );
  if (twice) return true;
  const overlaps = takes.map((set) => takes.map((other) => shared(set, other).size > 0));
  let work = 0;
  const next = (pair: number): readonly number[] => {
    const [left, right] = [Math.floor(pair / size), pair % size];
    const pairs: number[] = [];
    for (const a of follows[left]?.keys() ?? []) {
      if (componentOf[a] !== componentOf[left]) continue;
      for (const b of follows[right]?.keys() ?? []) {
        work += 1;
        if (componentOf[b] === componentOf[right] && overlaps[a]?.[b] === true) pairs.push(a * size + b);
      }
    }
    return pairs;
  };
  const edges: (readonly number[])[] = [];
  for (let pair = 0; pair < size * size; pair += 1) {
    edges.push(work > MAX_PAIRS ? [] : next(pair));
  }
  if (work > MAX_PAIRS) return true;
  const pairComponentOf = components(edges);
  const diagonal = new Set<number | undefined>();
  for (let place = 0; place < size; place += 1) diagonal.add(pairComponentOf[place * size + place]);
  return edges.some(
    (_, pair) => Math.floor(pair / size) !== pair % size && diagonal.has(pairComponentOf[pair]),
  );
}
