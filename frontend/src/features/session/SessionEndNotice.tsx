import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";

/** The session is over: what happened, what is safe, what comes next. */
export function SessionEndNotice({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const leaveTo = (address: string): void => {
    onClose();
    navigateTo(address);
  };
  return (
    <Dialog
      title={t("session.ended.title")}
      onClose={onClose}
      actions={
        <>
          <Button kind="primary" onClick={() => leaveTo(pageAddress("account", { locale }))}>
            {t("session.ended.signIn")}
          </Button>
          <Button kind="secondary" onClick={() => leaveTo(pageAddress("index", { locale }))}>
            {t("common.toHome")}
          </Button>
        </>
      }
    >
      <p>{t("session.ended.text")}</p>
      <p>{t("session.ended.draft")}</p>
    </Dialog>
  );
}
