/** One measured value. A smaller one is always better. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly unit: "s" | "ms" | "kB";
  /** The most it should be, in the same unit. Told when missed, never enforced here. */
  readonly budget?: number;
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
