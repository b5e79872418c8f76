import { type ReactNode, useState, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { formatNear } from "#ui/i18n/format.ts";
import { serverNow } from "#ui/api/client.ts";
import { CertificateChoice } from "#ui/components/choice/CertificateChoice.tsx";
import type { Draft } from "./draft.ts";
import { serviceTitle } from "#ui/i18n/ServiceName.tsx";
import { foreignValue, RichMessage } from "#ui/i18n/RichMessage.tsx";
import { CheckOption } from "#ui/components/choice/CheckOption.tsx";
import { ErrorText } from "#ui/components/ErrorText.tsx";

export interface DeleteDraftDialogProps {
  readonly draft: Draft;
  readonly onKeep: () => void;
  readonly onDelete: (options: { readonly certificate: boolean }) => void;
}

export function DeleteDraftDialog({ draft, onKeep, onDelete }: DeleteDraftDialogProps): ReactNode {
  const { t } = useTranslation();
  const [certificate, setCertificate] = useState(false);
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
        <DraftName draft={draft} />
      </p>
      <p>
        <strong>{t("drafts.delete.lost")}</strong> {t("drafts.delete.final")}
      </p>
      <CertificateChoice wanted={certificate} onChange={setCertificate} />
    </Dialog>
  );
}

/** Which draft: what it is for, and when it was changed last. */
function DraftName({ draft: { metadata, updatedAt } }: { readonly draft: Draft }): ReactNode {
  const { t, locale } = useTranslation();
  const profession = foreignValue(serviceTitle(metadata, locale));
  const when = formatNear(updatedAt, { locale, now: serverNow() });
  return (
    <RichMessage text={t("drafts.delete.which", { title: t("common.recognition", { profession }), when })} />
  );
}

interface DeleteSeveralDialogProps {
  readonly drafts: readonly Draft[];
  readonly onKeep: () => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** Which drafts are to be deleted; none is chosen beforehand. */
export function DeleteSeveralDialog({ drafts, onKeep, onDelete }: DeleteSeveralDialogProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const confirm = (): void => {
    setIsMissing(chosen.length === 0);
    if (chosen.length > 0) onDelete(chosen);
  };
  return (
    <Dialog
      title={t("drafts.several.title")}
      onClose={onKeep}
      actions={
        <>
          <Button kind="primary" onClick={onKeep}>
            {t("drafts.several.keep")}
          </Button>
          <Button kind="danger" onClick={confirm}>
            {t("drafts.several.confirm")}
          </Button>
        </>
      }
    >
      <fieldset className="kern-fieldset" aria-describedby={isMissing ? `${id}-missing` : undefined}>
        <legend className="kern-label">{t("drafts.several.which")}</legend>
        <div role="alert">
          {isMissing && <ErrorText id={`${id}-missing`}>{t("drafts.several.missing")}</ErrorText>}
        </div>
        <div className="kern-fieldset__body">
          {drafts.map((draft) => (
            <CheckOption
              key={draft.id}
              type="checkbox"
              id={`${id}-${draft.id}`}
              label={<DraftName draft={draft} />}
              checked={chosen.includes(draft.id)}
              onChange={(ticked) => {
                const others = chosen.filter((one) => one !== draft.id);
                setChosen(ticked ? [...others, draft.id] : others);
                setIsMissing(false);
              }}
            />
          ))}
        </div>
      </fieldset>
      <p>
        <strong>{t("drafts.delete.lost")}</strong> {t("drafts.delete.final")}
      </p>
    </Dialog>
  );
}
