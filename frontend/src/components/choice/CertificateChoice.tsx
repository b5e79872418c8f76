import { type ReactNode, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { CheckOption } from "./CheckOption.tsx";

export interface CertificateChoiceProps {
  readonly wanted: boolean;
  readonly onChange: (wanted: boolean) => void;
}

/** Whether the certificate is downloaded with the deletion: afterwards the session may be over. */
export function CertificateChoice({ wanted, onChange }: CertificateChoiceProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  return (
    <CheckOption
      type="checkbox"
      id={id}
      label={t("deletion.certificate")}
      checked={wanted}
      onChange={onChange}
    />
  );
}
