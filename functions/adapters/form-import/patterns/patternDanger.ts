import { hasExponentialWays } from "./hasExponentialWays.ts";
import { loopsInARow } from "./loopsInARow.ts";
import { readPattern } from "./readPattern.ts";

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
