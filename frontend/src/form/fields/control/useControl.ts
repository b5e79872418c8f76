import type { InputComponent, Option } from "#forms/CompiledForm.ts";
import { isRequired } from "#forms/fieldsOf.ts";
import type { RichText } from "#forms/RichText.ts";
import { describedBy } from "#ui/components/ErrorText.tsx";
import { fieldId, type FieldProps, type AnswerSource, useForm, useField } from "./FormContext.ts";
import type { FieldView } from "#ui/form/store/fieldViews.ts";
import type { InputHTMLAttributes, ChangeEvent } from "react";
import { cleanText, textOf } from "./answerText.ts";

/** What a control needs to belong to its label, hint and error. */
export interface Control {
  readonly field: InputComponent;
  readonly path: string;
  readonly view: FieldView;
  readonly id: string;
  readonly label: string;
  readonly hint: RichText | undefined;
  readonly required: boolean;
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
  return {
    field,
    path,
    view,
    id,
    label: overlay?.label ?? field.label,
    hint,
    required: !item && (overlay?.required ?? isRequired(field)),
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
  useField(field.optionsIn);
  return store.optionsOf(field);
}

interface TextBinding {
  readonly value: string;
  readonly onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  readonly onBlur: () => void;
}

/** Text as it is typed. The answer is clean at once, what is shown when the field is left: browsers fill in and leave nothing. */
export function useText({ field, path, view }: FieldProps): TextBinding {
  const { store } = useForm();
  const shown = view.typed ?? textOf(view.value);
  return {
    value: shown,
    onChange({ target }) {
      const clean = cleanText(target.value, field);
      store.type(path, { text: target.value, value: clean === "" ? undefined : clean });
    },
    onBlur() {
      const clean = cleanText(shown, field);
      if (clean !== shown) store.set(path, clean === "" ? undefined : clean);
      store.leave(path);
    },
  };
}
