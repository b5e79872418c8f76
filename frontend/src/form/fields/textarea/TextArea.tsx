import { type ReactNode, useSyncExternalStore } from "react";
import { unexplainedDocuments } from "#forms/requiredDocuments.ts";
import { describedBy as idsOf } from "#ui/components/ErrorText.tsx";
import { FormText } from "#ui/i18n/RichMessage.tsx";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Counter, roomLeft } from "../control/Counter.tsx";
import { FieldFrame, InGerman } from "../control/FieldFrame.tsx";
import { type FieldProps, useForm, useLanguageOfWords, useText } from "../control/useControl.ts";
import { textSummary, type ShownType } from "../control/ShownType.ts";

export const textarea: ShownType = { Control: TextArea, summary: textSummary };

const DEFAULT_ROWS = 5;

function TextArea(props: FieldProps): ReactNode {
  const text = useText(props);
  const { t } = useTranslation();
  const language = useLanguageOfWords(props.field);
  const left = roomLeft(props.field, text.value);
  const reasons = useReasons(props);
  return (
    <FieldFrame {...props}>
      {({ field, path, id, required, locked, invalid, describedBy }) => (
        <>
          {reasons.length > 0 && (
            <div className="kern-hint" id={`${id}-documents`}>
              <p>{t("form.reasonFor")}</p>
              <ul className="ap-list">
                {reasons.map((name) => (
                  <li key={name}>
                    <FormText>{name}</FormText>
                  </li>
                ))}
              </ul>
            </div>
          )}
          {language !== undefined && <InGerman id={`${id}-language`} text={language} />}
          <textarea
            className={
              invalid ? "kern-form-input__input kern-form-input__input--error" : "kern-form-input__input"
            }
            id={id}
            name={path}
            rows={field.settings?.rows ?? DEFAULT_ROWS}
            autoComplete={field.autocomplete}
            aria-describedby={idsOf(
              describedBy,
              reasons.length > 0 && `${id}-documents`,
              language !== undefined && `${id}-language`,
            )}
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

/** Documents that this answer gives the reason for; as one text, so that nothing else makes the field render. */
function useReasons(props: FieldProps): readonly string[] {
  const { store } = useForm();
  const names = useSyncExternalStore(store.subscribeAll, () =>
    unexplainedDocuments(props, { form: store.form(), state: store.state() }).join("\n"),
  );
  return names === "" ? [] : names.split("\n");
}
