import { type ReactNode, useId } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import "virtual:kern/fields.css";
import "../styles/fields.css";

export interface CertificateChoiceProps {
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
}

/** Whether the certificate is downloaded with the deletion: afterwards the session may be over. */
export function CertificateChoice({ wanted, onChange }: CertificateChoiceProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className="kern-form-check">
      <input
        className="kern-form-check__checkbox"
        type="checkbox"
        id={id}
        checked={wanted}
        onChange={({ target }) => onChange(target.checked)}
      />
      <label className="kern-label" htmlFor={id}>
        {t("deletion.certificate")}
      </label>
    </div>
  );
}
