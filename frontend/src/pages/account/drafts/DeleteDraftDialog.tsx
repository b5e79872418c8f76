import "virtual:kern/fields.css";
import { type ReactNode, useState, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";
import { formatNear } from "#ui/i18n/format.ts";
import { CertificateChoice } from "#ui/components/CertificateChoice.tsx";
import type { Draft } from "./draft.ts";
import { serviceTitle } from "#ui/i18n/serviceTitle.ts";
import { foreignValue } from "#ui/i18n/Foreign.tsx";
import { RichMessage } from "#ui/i18n/RichMessage.tsx";
import "#ui/styles/fields.css";

export interface DeleteDraftDialogProps {
  readonly draft: Draft;
  readonly onKeep: () => void;
  readonly onDelete: (options: { readonly certificate: boolean }) => void;
}

export function DeleteDraftDialog({ draft, onKeep, onDelete }: DeleteDraftDialogProps): ReactNode {
  const { t, locale } = useTranslation();
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

interface DeleteSeveralDialogProps {
  readonly drafts: readonly Draft[];
  readonly onKeep: () => void;
  readonly onDelete: (ids: readonly string[]) => void;
}

/** Which drafts are to be deleted; none is chosen beforehand. */
export function DeleteSeveralDialog({ drafts, onKeep, onDelete }: DeleteSeveralDialogProps): ReactNode {
  const { t, locale } = useTranslation();
  const id = useId();
  const now = new Date();
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
        <p className="kern-error" id={`${id}-missing`} role="alert">
          {isMissing ? t("drafts.several.missing") : ""}
        </p>
        <div className="kern-fieldset__body">
          {drafts.map((draft) => (
            <div key={draft.id} className="kern-form-check">
              <input
                className="kern-form-check__checkbox"
                type="checkbox"
                id={`${id}-${draft.id}`}
                checked={chosen.includes(draft.id)}
                onChange={({ target }) => {
                  const others = chosen.filter((one) => one !== draft.id);
                  setChosen(target.checked ? [...others, draft.id] : others);
                  setIsMissing(false);
                }}
              />
              <label className="kern-label" htmlFor={`${id}-${draft.id}`}>
                <RichMessage
                  text={t("drafts.delete.which", {
                    title: t("common.recognition", {
                      profession: foreignValue(serviceTitle(draft.metadata, locale)),
                    }),
                    when: formatNear(draft.updatedAt, { locale, now }),
                  })}
                />
              </label>
            </div>
          ))}
        </div>
      </fieldset>
      <p>
        <strong>{t("drafts.delete.lost")}</strong> {t("drafts.delete.final")}
      </p>
    </Dialog>
  );
}
