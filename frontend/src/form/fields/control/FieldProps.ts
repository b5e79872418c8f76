import type { ReactNode } from "react";
import type { InputComponent } from "#forms/CompiledForm.ts";
import type { FieldView } from "#ui/form/store/FieldView.ts";

/** What every kind of field is given. */
export interface FieldProps {
  readonly field: InputComponent;
  /** Of its answer, with row numbers. */
  readonly path: string;
  /** What stands there: looked at once per field, by what renders it. */
  readonly view: FieldView;
  /** One of several answers: whether any must be given is said by the group around them. */
  readonly item?: boolean;
}

/** Types whose controls first pages have: these load with the form. */
export type FirstType =
  | "textfield"
  | "email"
  | "phoneNumber"
  | "url"
  | "password"
  | "select"
  | "radio"
  | "file"
  | "hidden"
  | "button";

/** The control of a type of field. */
export type Control = (props: FieldProps) => ReactNode;

/**
 * Id of a field's first control in the page: the target of links in the error summary. Paths differ, so ids differ:
 * what an id may not hold is written as its code.
 */
export function fieldId(path: string): string {
  return `field-${path.replace(/[^A-Za-z0-9-]/g, (char) => `_${char.charCodeAt(0).toString(36)}`)}`;
}
