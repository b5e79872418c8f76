import {
  type ChangeEvent,
  createContext,
  type InputHTMLAttributes,
  type ReactNode,
  use,
  useCallback,
  useSyncExternalStore,
} from "react";
import { cleanText } from "#forms/answers/cleanAnswer.ts";
import type { InputComponent, Option } from "#forms/CompiledForm.ts";
import { isRequired } from "#forms/fieldsOf.ts";
import { FIELD_TYPES } from "#forms/types/fieldTypes.ts";
import type { RichText } from "#forms/RichText.ts";
import { describedBy } from "#ui/components/ErrorText.tsx";
import type { FieldView } from "#ui/form/store/fieldViews.ts";
import type { FormStore } from "#ui/form/store/formStore.ts";
import { textOf } from "./answerText.ts";

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

/** The component of a type of field. */
export type FieldComponent = (props: FieldProps) => ReactNode;

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
  /** "In German", where the page speaks another language than the authority, which reads the answers. */
  readonly inGerman?: string;
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
export function useField(path: string): FieldView {
  const { store } = useForm();
  return useSyncExternalStore(
    useCallback((listener) => store.subscribe(path, listener), [store, path]),
    () => store.field(path),
  );
}

/** What a control needs to belong to its label, hint and error. */
export interface Control {
  readonly field: InputComponent;
  readonly path: string;
  readonly view: FieldView;
  readonly id: string;
  readonly label: string;
  readonly hint: RichText | undefined;
  readonly required: boolean;
  /** It may be left out, and says so. */
  readonly isOptional: boolean;
  /** The form or the portal gives the answer: it is shown and not asked for. */
  readonly notAsked: boolean;
  /** It cannot be changed now: the definition, its logic or the state of the application says so. */
  readonly locked: boolean;
  readonly source: AnswerSource | undefined;
  readonly invalid: true | undefined;
  /** Ids of hint and error, as far as they are there. */
  readonly describedBy: string | undefined;
}

/** The field as its logic leaves it now. */
export function useControl({ field, path, view, item = false }: FieldProps): Control {
  const surroundings = useForm();
  const { error, overlay } = view;
  const id = fieldId(path);
  const hint = overlay?.hint ?? field.hint;
  // A calculated answer, or one of the portal, would be overwritten with the next change: it is shown and not asked for.
  const notAsked =
    field.source !== undefined || (field.calculate !== undefined && field.calculate.overridable !== true);
  const source = surroundings.sourceOf(field, view);
  const required = !item && (overlay?.required ?? isRequired(field));
  return {
    field,
    path,
    view,
    id,
    label: overlay?.label ?? field.label,
    hint,
    required,
    isOptional: !item && !required && !notAsked,
    notAsked,
    source,
    locked:
      surroundings.locked ||
      source?.locked === true ||
      notAsked ||
      (overlay?.disabled ?? field.disabled === true),
    invalid: error === undefined ? undefined : true,
    describedBy: describedBy(
      hint !== undefined && `${id}-hint`,
      source !== undefined && `${id}-source`,
      error !== undefined && `${id}-error`,
    ),
  };
}

/** Whether words of one's own are asked for: what an account, a browser or a paper has is not worded. */
export function asksForWords({ type, rules = [], ...field }: InputComponent): boolean {
  const copied = field.autocomplete ?? field.prefill ?? field.source ?? field.inputMode;
  const isFixed = copied !== undefined || rules.some(({ rule }) => rule === "pattern");
  return FIELD_TYPES[type].isWorded === true && !isFixed;
}

/** What says in which language the authority reads an answer; undefined where nothing has to be said. */
export function useLanguageOfWords(field: InputComponent): string | undefined {
  const { inGerman } = useForm();
  return asksForWords(field) ? inGerman : undefined;
}

/** What every input of one line has. */
export function inputProps(control: Control): InputHTMLAttributes<HTMLInputElement> {
  const { field, path, id, required, locked, invalid, describedBy } = control;
  return {
    className: invalid ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input",
    id,
    name: path,
    inputMode: field.inputMode,
    autoComplete: field.autocomplete,
    "aria-describedby": describedBy,
    "aria-invalid": invalid,
    required,
    readOnly: locked,
  };
}

/** What a field offers now; asked again when the answer changes that lists it. */
export function useOptions(field: InputComponent): readonly Option[] {
  const { store } = useForm();
  // Without one it watches itself, as the field around it does.
  useField(field.optionsIn ?? field.path);
  return store.optionsOf(field);
}

/** Text as it is typed. The answer is clean at once, what is shown when the field is left: browsers fill in and leave nothing. */
export function useText({ field, path, view }: FieldProps) {
  const { store } = useForm();
  const shown = view.typed ?? textOf(view.value);
  return {
    value: shown,
    onChange({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>): void {
      const clean = cleanText(target.value, field);
      store.type(path, { text: target.value, value: clean === "" ? undefined : clean });
    },
    onBlur(): void {
      const clean = cleanText(shown, field);
      if (clean !== shown) store.set(path, clean === "" ? undefined : clean);
      store.leave(path);
    },
  };
}
