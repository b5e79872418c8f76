/** A case that fast-check drew and made as small as it could. */
export interface DrawnCase {
  /** With the seed it leads there at once. */
  readonly path: string;
  readonly counterexample: string;
}

/** What a property that failed says of its case. */
export function drawnCase(message: string): DrawnCase | undefined {
  const [, path, counterexample] =
    /^\{ seed: -?\d+, path: "([^"]*)".*\}\nCounterexample: ([\s\S]*?)\nShrunk \d+ time/m.exec(message) ?? [];
  return path === undefined || counterexample === undefined ? undefined : { path, counterexample };
}
