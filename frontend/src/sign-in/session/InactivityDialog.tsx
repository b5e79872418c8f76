import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import "#ui/styles/price.css";
import type { User } from "#ui/api/user/useUser.ts";
import { Button } from "#ui/components/Button.tsx";
import { Dialog } from "#ui/components/Dialog.tsx";

export interface InactivityDialogProps {
  readonly seconds: number;
  readonly person: User;
  readonly onExtend: () => void;
}

/** Said aloud at these seconds: a number every second would drown everything else. */
const SAID_AT = [60, 30, 10] as const;

/** Nothing was done for a while. There is one thing to do; closing the dialog does it, too. */
export function InactivityDialog({ seconds, person, onExtend }: InactivityDialogProps): ReactNode {
  const { t } = useTranslation();
  const said = SAID_AT.findLast((at) => seconds <= at) ?? SAID_AT[0];
  return (
    <Dialog
      title={t("session.inactive.title")}
      onClose={onExtend}
      actions={
        <Button kind="primary" onClick={onExtend}>
          {t("session.inactive.extend")}
        </Button>
      }
    >
      <p>{t("session.inactive.text")}</p>
      <p className="ap-price ap-num" role="timer">
        {t("session.inactive.seconds", { count: seconds })}
      </p>
      <p className="kern-sr-only" aria-live="polite">
        {t("session.inactive.seconds", { count: said })}
      </p>
      <p>{t(person.loginData.transient ? "session.inactive.lost" : "session.inactive.kept")}</p>
    </Dialog>
  );
}
