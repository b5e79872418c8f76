import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useUser } from "../../api/useUser.ts";
import { Button } from "../../components/Button.tsx";
import { Dialog } from "../../components/Dialog.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { navigateTo } from "../../routes/navigateTo.ts";
import { pageAddress } from "../../routes/pageAddress.ts";
import { takeLoggedOut } from "../../api/sessionEnd.ts";

/** Says so when the session is over although nobody signed out (specification §4). */
export function SessionEndNotice(): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const user = useUser();
  const wasThere = useRef(false);
  const [ended, setEnded] = useState(false);
  const known = user.status !== "loading";
  const there = user.status === "ready" && user.value !== null;
  useEffect(() => {
    if (!known) return;
    // A failed fetch after a sign-in counts as ended, except without a connection: then nothing is known.
    const offline = user.status === "error" && user.failure.kind === "offline";
    if (wasThere.current && !there && !offline && !takeLoggedOut()) setEnded(true);
    if (!offline) wasThere.current = there;
  }, [known, there, user]);
  if (!ended) return null;
  const leaveTo = (address: string): void => {
    setEnded(false);
    navigateTo(address);
  };
  return (
    <Dialog
      title={t("session.ended.title")}
      onClose={() => setEnded(false)}
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
