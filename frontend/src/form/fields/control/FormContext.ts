import { createContext, type ReactNode, use, useCallback, useSyncExternalStore } from "react";
import type { InputComponent } from "#forms/CompiledForm.ts";
import type { FieldView } from "#ui/form/store/FieldView.ts";
import type { FieldProps } from "./FieldProps.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";

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
