import { loopsInARow } from "./loopsInARow.ts";
import { readPattern } from "./readPattern.ts";
import { shared, type Automaton } from "./Automaton.ts";
import { components } from "./components.ts";

/** Characters of the longest pattern. */
const MAX_LENGTH = 300;
/** Two repetitions that share their text cost the square of its length, which a page bears; three do not. */
const MAX_LOOPS = 2;

/**
 * Why a regular expression of a definition is refused, or undefined where it runs in reasonable time on every text:
 * a text that does not fit must not keep browser or server busy (CWE-1333).
 */
export function patternDanger(pattern: string, flags = ""): string | undefined {
  if (pattern.length > MAX_LENGTH) return `A pattern may have at most ${String(MAX_LENGTH)} characters.`;
  const automata = readPattern({ pattern, flags });
  if (!automata.ok) return automata.failure;
  if (automata.value.some(hasExponentialWays))
    return "A repetition stands inside of another one, or its alternatives overlap: checking a text could take for ever. Write it so that every text can be read in one way only.";
  if (automata.value.some((automaton) => loopsInARow(automaton) > MAX_LOOPS))
    return "Three or more repetitions in a row can share the same characters: checking a long text would take very long. Separate them by a character that they do not contain.";
  return undefined;
}

const MAX_PAIRS = 400_000;

/**
 * Whether some text can be read in exponentially many ways: a place can come back to itself in two different ways that
 * read the same text (exponential degree of ambiguity; Weber and Seidl 1991). "Too much" counts as yes.
 */
function hasExponentialWays({ takes, follows }: Automaton): boolean {
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
