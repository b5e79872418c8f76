/** What reading one file may cost; every real file of the size that is accepted stays far below. */
export interface ReadingBudget {
  valuesLeft: number;
  objectsLeft: number;
  bytesLeft: number;
  inflatedLeft: number;
}

export const INFLATED_MOST_PER_STREAM = 48_000_000;

export function newBudget(): ReadingBudget {
  return {
    valuesLeft: 6_000_000,
    objectsLeft: 400_000,
    bytesLeft: 300_000_000,
    inflatedLeft: 96_000_000,
  };
}

export type ReadingFailure =
  /** Something stands where a value must stand, or a value never ends. */
  | "unreadable"
  /** More than any real file has: objects, values, depth, unpacked bytes. */
  | "too-complex";
