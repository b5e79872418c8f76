import type { ReactNode } from "react";
import { useTranslation } from "../i18n/useTranslation.ts";
import { Icon } from "./icon/Icon.tsx";
import { useErrorInTitle } from "./PageHeading.tsx";

/** The error of a field, above its input; the field names it in `aria-describedby`. */
export function ErrorText({
  id,
  children,
}: {
  readonly id: string;
  readonly children: ReactNode;
}): ReactNode {
  const { t } = useTranslation();
  useErrorInTitle();
  return (
    <p className="kern-error" id={id}>
      <Icon name="error" size="s" />
      <span className="kern-body">
        <span className="kern-sr-only">{t("common.error")}</span>
        {children}
      </span>
    </p>
  );
}

/** Value of `aria-describedby`: the ids that exist, hint before error. */
export function describedBy(...ids: readonly (string | undefined | false)[]): string | undefined {
  const present = ids.filter((id) => id !== undefined && id !== false);
  return present.length === 0 ? undefined : present.join(" ");
}
