/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Seeds of so many cases of one run. The first is that of the run, so that a case is repeated alone by its own seed; the
 * others are drawn, because counted on they would be the cases of the next run too.
 */
export function seedsFrom(seed: number, count: number): readonly number[] {
  const random = seededRandom(seed);
  const drawn = Array.from({ length: count - 1 }, () => Math.floor(random() * 2 ** 32));
  return [seed, ...drawn];
}
