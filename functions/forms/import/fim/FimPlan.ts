import type { FimField, FimGroup, FimItem } from "./FimSchema.ts";

/** Where something stands, in the form and in the data that are handed over. */
interface Placed {
  /** Its name in the data: the FIM id, with a number where the same one stands twice beside itself. */
  readonly name: string;
  /** Path of its answer, from the form or from the row around it. */
  readonly path: string;
  readonly isRequired: boolean;
  readonly item: FimItem;
  /** The answer under which it is asked. */
  readonly gate: FimGate | undefined;
}

export interface FimGate {
  readonly path: string;
  /** What the path begins at: the form, or the row around it. */
  readonly root: "data" | "row";
  /** `true`: a box is ticked before it; a text: it is chosen among its neighbours. */
  readonly is: true | string;
}

export interface FimQuestion extends Placed {
  readonly kind: "question";
  readonly field: FimField;
  readonly answer: FimAnswer;
  /** Several choices or files in one answer. */
  readonly isList: boolean;
}

/** The same value in every application: nobody is asked. */
export interface FimFixed extends Placed {
  readonly kind: "fixed";
  readonly field: FimField;
  readonly value: string;
}

/** A text that is shown. */
export interface FimText extends Placed {
  readonly kind: "text";
  readonly field: FimField;
}

export interface FimFrame extends Placed {
  readonly kind: "frame";
  readonly group: FimGroup;
  readonly parts: readonly FimPart[];
}

/** A list of rows: of a group, or of the one field in it. */
export interface FimRows extends Placed {
  readonly kind: "rows";
  readonly element: FimField | FimGroup;
  readonly parts: readonly FimPart[];
}

export type FimPart = FimQuestion | FimFixed | FimText | FimFrame | FimRows;

/** How the form asks for a field. */
export type FimAnswer =
  | "text"
  | "longText"
  | "yesNo"
  | "number"
  | "integer"
  | "money"
  | "day"
  | "time"
  | "moment"
  | "choice"
  | "file";
