import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useRead } from "../../api/useRead.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button, BUTTON_CLASSES } from "../../components/Button.tsx";
import { formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { PageLink } from "../../routes/PageLink.tsx";
import type { Offer } from "./startData.ts";

export interface SignedInBeginProps {
  readonly offer: Offer;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onStart: () => void;
}

/** Somebody with an account: a draft for this service is offered first, so that nobody fills in twice by mistake. */
export function SignedInBegin({ offer, busy, failure, onStart }: SignedInBeginProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const existing = useRead(["getProcessByMetadata", { path: { metadataId: offer.metadataId } }]);
  if (existing.status === "loading") return <p>{t("common.loading")}</p>;
  const found = existing.status === "ready" ? existing.value.process : null;
  const draft = found?.metadata.leiKaId === offer.leiKaId ? found : null;
  return (
    <div className="ap-stack">
      {draft === null ? (
        <p>{t("start.signedIn")}</p>
      ) : (
        <p>{t("start.draft", { when: formatNear(draft.updatedAt, { locale, now: new Date() }) })}</p>
      )}
      {failure !== undefined && <Alert tone="danger" title={failure} />}
      <div className="ap-actions">
        {draft !== null && (
          <PageLink page="process" query={{ process: draft.id }} className={BUTTON_CLASSES.primary}>
            <span className="kern-label">{t("start.continueDraft")}</span>
          </PageLink>
        )}
        <Button kind={draft === null ? "primary" : "secondary"} busy={busy} onClick={onStart}>
          {busy ? t("start.busy") : t(draft === null ? "start.begin" : "start.beginAnew")}
        </Button>
      </div>
    </div>
  );
}
