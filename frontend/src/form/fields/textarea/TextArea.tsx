import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Counter, roomLeft } from "../control/Counter.tsx";
import { FieldFrame } from "../control/FieldFrame.tsx";
import { type FieldProps, useText } from "../control/useControl.ts";

const DEFAULT_ROWS = 5;

export function TextArea(props: FieldProps): ReactNode {
  const text = useText(props);
  const { t, i18n } = useTranslation();
  // The authority reads the answers, and the page speaks another language than it.
  const isOther = i18n.language !== "de";
  const left = roomLeft(props.field, text.value);
  return (
    <FieldFrame {...props}>
      {({ field, path, id, required, locked, invalid, describedBy }) => (
        <>
          {isOther && (
            <p className="kern-hint" id={`${id}-language`}>
              {t("form.inGerman")}
            </p>
          )}
          <textarea
            className={
              invalid ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input"
            }
            id={id}
            name={path}
            rows={field.settings?.rows ?? DEFAULT_ROWS}
            autoComplete={field.autocomplete}
            aria-describedby={isOther ? `${describedBy ?? ""} ${id}-language`.trim() : describedBy}
            aria-invalid={invalid}
            required={required}
            readOnly={locked}
            {...text}
          />
          {left !== undefined && <Counter left={left} />}
        </>
      )}
    </FieldFrame>
  );
}
