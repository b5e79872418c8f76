/** The places of a pattern where a character is read, and which can follow which. */
export interface Automaton {
  /** Per place: which of the sample characters it takes. */
  readonly takes: readonly ReadonlySet<number>[];
  /** Per place: the places that can follow, with 2 for "in more than one way". */
  readonly follows: readonly ReadonlyMap<number, 1 | 2>[];
}

/** The characters that both take. */
export function shared(
  a: ReadonlySet<number> | undefined,
  b: ReadonlySet<number> | undefined,
): ReadonlySet<number> {
  return a === b ? new Set(a) : new Set([...(a ?? [])].filter((character) => b?.has(character)));
}
