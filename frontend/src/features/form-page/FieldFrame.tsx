import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import "virtual:kern/fields.css";
import "../../styles/fields.css";
import type { InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import { isRequired } from "../../../../functions/forms/isRequired.ts";
import { describedBy } from "../../components/describedBy.ts";
import { ErrorText } from "../../components/ErrorText.tsx";
import { Icon } from "../../components/Icon.tsx";
import { fieldId } from "./fieldId.ts";
import { useField, useForm } from "./FormContext.ts";
import { RichTextView } from "./RichTextView.tsx";
import type { FieldView } from "./fieldViews.ts";

/** What a control needs to belong to its label, hint and error. */
export interface ControlProps {
  readonly id: string;
  readonly describedBy: string | undefined;
  readonly invalid: true | undefined;
  readonly view: FieldView;
}

export interface FieldFrameProps {
  readonly field: InputComponent;
  readonly children: (control: ControlProps) => ReactNode;
}

/** Label, hint, where the answer came from, error, control: in this order, for fields of one control. */
export function FieldFrame({ field, children }: FieldFrameProps): ReactNode {
  const id = fieldId(field.path);
  const view = useField(field.path);
  const { error } = view;
  return (
    <div className={error === undefined ? "kern-form-input" : "kern-form-input kern-form-input--error"}>
      <label className="kern-label" htmlFor={id}>
        {field.label} <Optional field={field} />
      </label>
      <HintAndError field={field} id={id} view={view} />
      {children({
        id,
        view,
        invalid: error === undefined ? undefined : true,
        describedBy: described(field, { id, error }),
      })}
    </div>
  );
}

/** The same for fields of several controls: a fieldset that carries hint, error and duty for all of them. */
export function GroupFrame({ field, children }: FieldFrameProps): ReactNode {
  const id = fieldId(field.path);
  const view = useField(field.path);
  const { error } = view;
  const invalid = error === undefined ? undefined : true;
  const radios = field.type === "radio";
  return (
    <fieldset
      className={error === undefined ? "kern-fieldset" : "kern-fieldset kern-fieldset--error"}
      role={radios ? "radiogroup" : undefined}
      aria-required={radios && isRequired(field) ? true : undefined}
      aria-invalid={radios ? invalid : undefined}
      aria-describedby={described(field, { id, error })}
    >
      <legend className="kern-label">
        {field.label} <Optional field={field} />
      </legend>
      <HintAndError field={field} id={id} view={view} />
      {children({ id, view, invalid, describedBy: error === undefined ? undefined : `${id}-error` })}
    </fieldset>
  );
}

function HintAndError(props: {
  readonly field: InputComponent;
  readonly id: string;
  readonly view: FieldView;
}): ReactNode {
  const { field, id, view } = props;
  const { t } = useTranslation();
  const provider = useForm().sourceOf(field, view);
  return (
    <>
      {field.hint !== undefined && (
        <div className="kern-hint" id={`${id}-hint`}>
          <RichTextView text={field.hint} />
        </div>
      )}
      {view.error !== undefined && <ErrorText id={`${id}-error`}>{view.error}</ErrorText>}
      {provider !== undefined && (
        <p className="ap-source">
          <Icon name="user" size="s" />
          {t("form.source", { provider })}
        </p>
      )}
    </>
  );
}

function Optional({ field }: { readonly field: InputComponent }): ReactNode {
  const { t } = useTranslation();
  return isRequired(field) ? null : <span className="kern-label__optional">{t("common.optional")}</span>;
}

function described(
  field: InputComponent,
  { id, error }: { readonly id: string; readonly error: string | undefined },
): string | undefined {
  return describedBy(field.hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`);
}
