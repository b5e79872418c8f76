/** One measured value. A smaller one is always better. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  /** Empty: a number of things. */
  readonly unit: "s" | "ms" | "kB" | "MB" | "";
  /** Upper bound, in the same unit. Reported when exceeded, never enforced here. */
  readonly budget?: number;
  /** The most it should be, as a ratio to the baseline: for times, which differ from machine to machine. */
  readonly budgetRatio?: number;
  /** The bare thing it is compared with, measured in the same run, in the same unit. */
  readonly baseline?: number;
  readonly note?: string;
}

/** Figures that belong together. */
export interface FigureSection {
  readonly title: string;
  readonly figures: readonly Figure[];
  /** What a reader has to know, for example why nothing was measured. */
  readonly remark?: string;
}
