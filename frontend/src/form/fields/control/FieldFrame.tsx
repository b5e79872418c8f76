import type { ReactNode } from "react";
import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { FormText } from "#ui/i18n/RichMessage.tsx";
import { describedBy, ErrorText } from "#ui/components/ErrorText.tsx";
import { type FieldProps, useForm, type AnswerSource, type Control, useControl } from "./useControl.ts";
import { RichTextView } from "./RichTextView.tsx";
import { Icon } from "#ui/components/Icon.tsx";

export interface FieldFrameProps extends FieldProps {
  readonly children: (control: Control) => ReactNode;
}

/** Label, hint, where the answer came from, error, control: in this order, for fields of one control. */
export function FieldFrame({ children, ...props }: FieldFrameProps): ReactNode {
  const control = useControl(props);
  return (
    <div className={control.invalid ? "kern-form-input kern-form-input--error" : "kern-form-input"}>
      <label className="kern-label" htmlFor={control.id}>
        <FormText>{control.label}</FormText>{" "}
        {props.item !== true && <Optional required={control.required || control.notAsked} />}
      </label>
      <HintAndError control={control} />
      {children(control)}
      <HidesNote control={control} />
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
        <FormText>{control.label}</FormText> <Optional required={control.required || control.notAsked} />
      </legend>
      <HintAndError control={control} />
      {children(control)}
      <HidesNote control={control} />
    </fieldset>
  );
}

export interface AffixedProps {
  readonly control: Control;
  /** Gets the ids that describe the control, with those of prefix and suffix. */
  readonly children: (describedBy: string | undefined) => ReactNode;
}

/** What stands before or after an input, such as a unit: it belongs to the question and is read with it. */
export function Affixed({ control, children }: AffixedProps): ReactNode {
  const { field, id } = control;
  const { prefix, suffix } = field;
  if (prefix === undefined && suffix === undefined) return children(control.describedBy);
  return (
    <div className="ap-affixed">
      {prefix !== undefined && <span id={`${id}-prefix`}>{prefix}</span>}
      {children(
        describedBy(
          prefix !== undefined && `${id}-prefix`,
          suffix !== undefined && `${id}-suffix`,
          control.describedBy,
        ),
      )}
      {suffix !== undefined && <span id={`${id}-suffix`}>{suffix}</span>}
    </div>
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
      {source !== undefined && <AnswerOrigin id={id} {...source} />}
    </>
  );
}

/** Says that other answers go with this one, and are not lost. */
export function HidesNote({ control: { view } }: { readonly control: Control }): ReactNode {
  const { t } = useTranslation();
  return view.hides ? <p className="kern-hint">{t("form.hides")}</p> : null;
}

export function Optional({ required }: { readonly required: boolean }): ReactNode {
  const { optional } = useForm();
  return required ? null : <span className="kern-label__optional">{optional}</span>;
}

/** Where an answer came from, and how sure that is. */
function AnswerOrigin({
  id,
  provider,
  sure,
  locked,
  differs,
}: AnswerSource & { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const said = differs
    ? t("form.source.differs", { provider })
    : locked
      ? t("form.source.locked", { provider })
      : t(sure ? "form.source.sure" : "form.source", { provider });
  return (
    <p className="ap-source" id={`${id}-source`}>
      <Icon name={locked ? "lock" : sure ? "shield" : "user"} size="s" />
      {said}
    </p>
  );
}
