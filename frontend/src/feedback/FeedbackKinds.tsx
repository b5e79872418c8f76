import { type ReactNode, useId } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import type { FeedbackKind } from "./feedbackState.ts";

const KINDS: readonly FeedbackKind[] = ["barrier", "praise", "blame"];

export interface FeedbackKindsProps {
  readonly kind: FeedbackKind;
  readonly onChange: (kind: FeedbackKind) => void;
}

export function FeedbackKinds({ kind, onChange }: FeedbackKindsProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <fieldset className="kern-fieldset">
      <legend className="kern-label">{t("feedback.kind")}</legend>
      <div className="kern-fieldset__body">
        {KINDS.map((one) => (
          <div className="kern-form-check" key={one}>
            <input
              className="kern-form-check__radio"
              type="radio"
              id={`${id}-${one}`}
              name={id}
              checked={kind === one}
              onChange={() => onChange(one)}
            />
            <label className="kern-label" htmlFor={`${id}-${one}`}>
              {t(`feedback.kind.${one}`)}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
