/** A data schema of the federal information management (Stammdatenschema), whichever version of XDatenfelder it is written in. */
export interface FimSchema extends FimNamed {
  readonly help: string | undefined;
  readonly legalBasis: readonly string[];
  readonly rules: readonly FimRule[];
  readonly items: readonly FimItem[];
}

interface FimNamed {
  readonly id: string;
  /** Some drafts have none. */
  readonly version: string | undefined;
  readonly label: string;
}

/** A field or group at one place, with how often it may be there. */
export interface FimItem {
  readonly least: number;
  /** Undefined: as often as one likes. */
  readonly most: number | undefined;
  /** Why it is asked here. */
  readonly legalBasis: readonly string[];
  readonly element: FimField | FimGroup;
}

export interface FimElement extends FimNamed {
  readonly help: string | undefined;
  readonly legalBasis: readonly string[];
  readonly rules: readonly FimRule[];
}

export interface FimGroup extends FimElement {
  readonly kind: "group";
  /** Exactly one of its parts is there. */
  readonly isChoice: boolean;
  readonly items: readonly FimItem[];
}

export const FIM_USES = ["input", "select", "label", "hidden", "locked"] as const;
export const FIM_TYPES = [
  "text",
  "text_latin",
  "date",
  "time",
  "datetime",
  "bool",
  "num",
  "num_int",
  "num_currency",
  "file",
  "obj",
] as const;
export type FimType = (typeof FIM_TYPES)[number];

export interface FimField extends FimElement {
  readonly kind: "field";
  readonly use: (typeof FIM_USES)[number];
  readonly type: FimType;
  readonly limits: FimLimits;
  /** A fixed or suggested value; of a label, what it says. */
  readonly content: string | undefined;
  readonly codes: readonly FimCode[];
  readonly codeList: CodeListReference | undefined;
  readonly maxBytes: number | undefined;
}

export interface FimLimits {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly min?: number | undefined;
  readonly max?: number | undefined;
  readonly pattern?: string | undefined;
}

export interface FimCode {
  readonly code: string;
  readonly label: string;
}

/** A list that is kept elsewhere, usually in the XRepository. */
export interface CodeListReference {
  readonly uri: string;
  /** Undefined: whichever is the latest. */
  readonly version: string | undefined;
  readonly keyColumn: string | undefined;
  readonly labelColumn: string | undefined;
}

/** A rule as its authors wrote it; it is read by people. */
export interface FimRule {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}
