import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { ErrorText } from "../../components/ErrorText.tsx";
import type { Profession } from "../../features/search/useProfessionSearch.ts";

export interface OriginQuestionProps {
  readonly codes: Profession["codes"];
  readonly chosen: string | undefined;
  readonly error: string | undefined;
  readonly onChoose: (leiKaId: string) => void;
}

/** Two services for one profession: where the training was completed decides, never citizenship. */
export function OriginQuestion({ codes, chosen, error, onChoose }: OriginQuestionProps): ReactNode {
  const { t } = useTranslation();
  return (
    <fieldset
      className={error === undefined ? "kern-fieldset" : "kern-fieldset kern-fieldset--error"}
      role="radiogroup"
      aria-required="true"
      aria-invalid={error !== undefined || undefined}
      aria-describedby={error === undefined ? undefined : "origin-error"}
    >
      <legend className="kern-label">{t("home.origin")}</legend>
      {error !== undefined && <ErrorText id="origin-error">{error}</ErrorText>}
      <div className="kern-fieldset__body">
        {codes.map(({ leiKaId, origin }, index) => (
          <div className="kern-form-check" key={leiKaId}>
            <input
              className="kern-form-check__radio"
              type="radio"
              name="origin"
              id={`origin-${index.toString()}`}
              checked={chosen === leiKaId}
              onChange={() => onChoose(leiKaId)}
            />
            <label className="kern-label" htmlFor={`origin-${index.toString()}`}>
              {t(`home.origin.${origin}`)}
            </label>
          </div>
        ))}
      </div>
    </fieldset>
  );
}
