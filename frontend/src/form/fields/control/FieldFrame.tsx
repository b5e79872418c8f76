import { memo, type ReactNode } from "react";
import "virtual:kern/fields.css";
import "#ui/styles/fields.css";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { FormText } from "#ui/i18n/RichMessage.tsx";
import { describedBy, ErrorText } from "#ui/components/ErrorText.tsx";
import { type FieldProps, useForm, type AnswerSource, type Control, useControl } from "./useControl.ts";
import type { FieldView } from "#ui/form/store/fieldViews.ts";
import { RichTextView } from "./RichTextView.tsx";
import { Icon } from "#ui/components/icon/Icon.tsx";

export interface FieldFrameProps extends FieldProps {
  readonly children: (control: Control) => ReactNode;
}

/** Label, hint, where the answer came from, error, control: in this order, for fields of one control. */
export function FieldFrame({ children, ...props }: FieldFrameProps): ReactNode {
  const control = useControl(props);
  return (
    <div className={control.invalid ? "kern-form-input kern-form-input--error" : "kern-form-input"}>
      <label className="kern-label" htmlFor={control.id}>
        <Question label={control.label} isOptional={control.isOptional} />
      </label>
      <HintAndError id={control.id} hint={control.hint} error={props.view.error} source={control.source} />
      {children(control)}
      {props.view.hides && <HidesNote />}
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
        <Question label={control.label} isOptional={control.isOptional} />
      </legend>
      <HintAndError id={control.id} hint={control.hint} error={props.view.error} source={control.source} />
      {children(control)}
      {props.view.hides && <HidesNote />}
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

type Asked = Pick<Control, "label" | "isOptional">;
type Notes = Pick<Control, "id" | "hint" | "source"> & Pick<FieldView, "error">;

/** The words of a question. Memoised like what stands below them: most key presses change the control alone. */
export const Question = memo(function Question({ label, isOptional }: Asked): ReactNode {
  const { optional } = useForm();
  return (
    <>
      <FormText>{label}</FormText> {isOptional && <span className="kern-label__optional">{optional}</span>}
    </>
  );
});

export const HintAndError = memo(function HintAndError({ id, hint, error, source }: Notes): ReactNode {
  return (
    <>
      {hint !== undefined && (
        <div className="kern-hint" id={`${id}-hint`}>
          <RichTextView text={hint} />
        </div>
      )}
      {error !== undefined && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
      {source !== undefined && <AnswerOrigin id={id} {...source} />}
    </>
  );
});

/** The language that the authority reads; its id goes with the control. */
export function InGerman({ id, text }: { readonly id: string; readonly text: string }): ReactNode {
  return (
    <p className="kern-hint" id={id}>
      {text}
    </p>
  );
}

/** Says that other answers go with this one, and are not lost. */
export function HidesNote(): ReactNode {
  const { t } = useTranslation();
  return <p className="kern-hint">{t("form.hides")}</p>;
}

/** Where an answer came from, and how sure that is. */
function AnswerOrigin({ id, ...source }: AnswerSource & { readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const { provider, sure, locked, differs } = source;
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
