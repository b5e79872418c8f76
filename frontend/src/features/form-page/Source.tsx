import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../components/Icon.tsx";

/** Where an answer came from. */
export function Source({ provider }: { readonly provider: string }): ReactNode {
  const { t } = useTranslation();
  return (
    <p className="ap-source">
      <Icon name="user" size="s" />
      {t("form.source", { provider })}
    </p>
  );
}
