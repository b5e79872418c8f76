import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Icon } from "../components/Icon.tsx";
import type { AnswerSource } from "./FormContext.ts";

/** Where an answer came from, and how sure that is. */
export function AnswerOrigin({
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
