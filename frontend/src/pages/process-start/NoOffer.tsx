import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { Alert } from "../../components/Alert.tsx";
import type { Service } from "./startData.ts";

/** That nothing can be applied for online here, or not now; the ways that are left stand below (`OtherWays`). */
export function NoOffer({
  authorities,
  closed,
}: Pick<Service, "authorities"> & { readonly closed: boolean }): ReactNode {
  const { t } = useTranslation();
  const [title, text] = closed
    ? (["start.closed.title", "start.closed.text"] as const)
    : ([
        "start.noService.title",
        authorities.length > 0 ? "start.noService.text" : "start.noAuthority",
      ] as const);
  return (
    <Alert tone="warning" title={t(title)}>
      <p>{t(text)}</p>
    </Alert>
  );
}
