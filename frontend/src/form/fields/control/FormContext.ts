import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react";
import type { InputComponent } from "#forms/CompiledForm.ts";
import type { FieldView } from "#ui/form/store/fieldViews.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";

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

/** The account that an answer was taken from. */
export interface AnswerSource {
  readonly provider: string;
  /** The provider checked the value. */
  readonly sure: boolean;
  /** It cannot be changed here. */
  readonly locked: boolean;
  /** Something else was typed before the account was known: comparing takes the account's. */
  readonly differs: boolean;
}

/** A file as an answer; its size in bytes. */
export interface AnsweredFile {
  readonly fileName: string;
  readonly size: number;
}

export interface FormSurroundings {
  readonly store: FormStore;
  readonly locked: boolean;
  /** "(freiwillig)": given once and not asked of the language by each of forty fields. */
  readonly optional: string;
  /** What the account says here; undefined when the answer was typed and may be. */
  readonly sourceOf: (field: InputComponent, view: FieldView) => AnswerSource | undefined;
  /** Files are another feature: the page says how a file field looks. */
  readonly renderFile: (file: FieldProps) => ReactNode;
  /** The files of a field that have arrived. */
  readonly filesOf: (path: string) => readonly AnsweredFile[];
}

export const FormContext = createContext<FormSurroundings | undefined>(undefined);

export function useForm(): FormSurroundings {
  const surroundings = use(FormContext);
  if (surroundings === undefined) throw new Error("A field needs the form around it.");
  return surroundings;
}

/** What stands at one instance path; nothing else makes it render. */
export function useField(path: string): FieldView;
export function useField(path: string | undefined): FieldView | undefined;
export function useField(path: string | undefined): FieldView | undefined {
  const { store } = useForm();
  return useSyncExternalStore(
    useCallback(
      (listener) => (path === undefined ? nothing : store.subscribe(path, listener)),
      [store, path],
    ),
    () => (path === undefined ? undefined : store.field(path)),
  );
}

function nothing(): void {
  // There is nothing to end where nothing was watched.
}
