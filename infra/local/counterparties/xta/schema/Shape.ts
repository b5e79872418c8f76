import type { Prefix } from "../soap/NAMESPACE.ts";

export type TextType =
  "any" | "filled" | "dateTime" | "date" | "boolean" | "positiveInteger" | "base64" | readonly string[];

/** One element as the schemas of the edition allow it. What is `open` is not looked into. */
export interface Shape {
  readonly name: `${Prefix}:${string}`;
  readonly optional?: true;
  readonly many?: true;
  readonly attributes?: Readonly<Record<string, TextType>>;
  readonly required?: readonly string[];
  readonly open?: true;
  readonly text?: TextType;
  /** In this order; an array within is a choice of one. */
  readonly children?: readonly (Shape | readonly Shape[])[];
}

export const PATTERNS: Readonly<Record<Exclude<TextType, readonly string[]>, RegExp>> = {
  any: /^/,
  filled: /[^]/,
  dateTime: /^-?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  date: /^-?\d{4,}-\d\d-\d\d(Z|[+-]\d\d:\d\d)?$/,
  boolean: /^(true|false|0|1)$/,
  positiveInteger: /^\+?0*[1-9]\d*$/,
  base64: /^[A-Za-z0-9+/=\s]*$/,
};
