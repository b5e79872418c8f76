import { type ReactNode, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { formatNear } from "#ui/i18n/format.ts";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { CertificateChoice } from "#ui/components/CertificateChoice.tsx";
import type { Draft } from "./draftPayment.ts";
import { serviceTitle } from "#ui/i18n/serviceTitle.ts";
import { foreignValue } from "#ui/i18n/Foreign.tsx";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";

export interface DeleteDraftDialogProps {
  readonly draft: Draft;
  readonly onKeep: () => void;
  readonly onDelete: (options: { readonly certificate: boolean }) => void;
}

export function DeleteDraftDialog({ draft, onKeep, onDelete }: DeleteDraftDialogProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [certificate, setCertificate] = useState(false);
  const when = formatNear(draft.updatedAt, { locale, now: new Date() });
  return (
    <Dialog
      title={t("drafts.delete.title")}
      onClose={onKeep}
      actions={
        <>
          <Button kind="primary" onClick={onKeep}>
            {t("drafts.delete.keep")}
          </Button>
          <Button kind="danger" onClick={() => onDelete({ certificate })}>
            {t("drafts.delete.confirm")}
          </Button>
        </>
      }
    >
      <p>
        <RichMessage
          text={t("drafts.delete.which", {
            title: t("common.recognition", {
              profession: foreignValue(serviceTitle(draft.metadata, locale)),
            }),
            when,
          })}
        />
      </p>
      <p>
        <strong>{t("drafts.delete.lost")}</strong> {t("drafts.delete.final")}
      </p>
      <CertificateChoice wanted={certificate} onChange={setCertificate} />
    </Dialog>
  );
}
