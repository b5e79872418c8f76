/** What one visit of the form of 240 fields gave: milliseconds, except where something else is said. */
export interface FormSample {
  readonly firstField: number;
  /** The first field, or the end of the last task over 50 ms, whichever came later. */
  readonly interactive: number;
  /** What tasks took beyond 50 ms each, together. */
  readonly blocked: number;
  readonly keyMedian: number;
  readonly keyLate: number;
  readonly scriptPerKey: number;
  readonly busyPerKey: number;
  readonly toggle: number;
  readonly page: number;
  /** Megabytes (1,048,576 bytes) of script objects on the first page and after the last one. */
  readonly heapFirst: number;
  readonly heapLast: number;
  /** Number of elements of the first page. */
  readonly elements: number;
}
