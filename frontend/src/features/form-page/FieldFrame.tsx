import type { ReactNode } from "react";
import "virtual:kern/fields.css";
import "../../styles/fields.css";
import { lazyPart } from "../../components/lazyPart.tsx";
import { ErrorText } from "../../components/ErrorText.tsx";
import type { FieldProps } from "./FieldProps.ts";
import { useForm } from "./FormContext.ts";
import { lateMessages } from "./lateMessages.ts";
import { RichTextView } from "./RichTextView.tsx";
import { type Control, useControl } from "./useControl.ts";

const Source = lazyPart(async () => (await import("./Source.tsx")).Source, [lateMessages]);

export interface FieldFrameProps extends FieldProps {
  readonly children: (control: Control) => ReactNode;
}

/** Label, hint, where the answer came from, error, control: in this order, for fields of one control. */
export function FieldFrame({ children, ...props }: FieldFrameProps): ReactNode {
  const control = useControl(props);
  return (
    <div className={control.invalid ? "kern-form-input kern-form-input--error" : "kern-form-input"}>
      <label className="kern-label" htmlFor={control.id}>
        {control.label} {props.item !== true && <Optional required={control.required || control.told} />}
      </label>
      <HintAndError control={control} />
      {children(control)}
    </div>
  );
}

/** The same for fields of several controls: a fieldset that carries hint, error and duty for all of them. */
export function GroupFrame({ children, ...props }: FieldFrameProps): ReactNode {
  const control = useControl(props);
  const radios = props.field.type === "radio";
  return (
    <fieldset
      id={`${control.id}-group`}
      className={control.invalid ? "kern-fieldset kern-fieldset--error" : "kern-fieldset"}
      role={radios ? "radiogroup" : undefined}
      aria-required={radios && control.required ? true : undefined}
      aria-invalid={radios ? control.invalid : undefined}
      aria-describedby={control.describedBy}
    >
      <legend className="kern-label">
        {control.label} <Optional required={control.required || control.told} />
      </legend>
      <HintAndError control={control} />
      {children(control)}
    </fieldset>
  );
}

export function HintAndError({ control }: { readonly control: Control }): ReactNode {
  const { id, view, hint, source } = control;
  return (
    <>
      {hint !== undefined && (
        <div className="kern-hint" id={`${id}-hint`}>
          <RichTextView text={hint} />
        </div>
      )}
      {view.error !== undefined && <ErrorText id={`${id}-error`}>{view.error}</ErrorText>}
      {source !== undefined && <Source id={id} {...source} />}
    </>
  );
}

export function Optional({ required }: { readonly required: boolean }): ReactNode {
  const { optional } = useForm();
  return required ? null : <span className="kern-label__optional">{optional}</span>;
}
