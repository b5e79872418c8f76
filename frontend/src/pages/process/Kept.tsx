import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import { DRAFT_RETENTION_HOURS } from "../../../../functions/contract/limits.ts";
import { formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import type { StepContentProps } from "./StepContentProps.ts";

export interface KeptProps extends Pick<StepContentProps, "session" | "user"> {
  /** The way to take it along; its code comes after the first field. */
  readonly children: ReactNode;
}

/** How long what was filled in is kept. */
export function Kept({ session, user, children }: KeptProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { saved, availableUntil } = session.process();
  // What is deleted is not kept: the alert says so.
  if (session.autosave.state().kind === "over") return null;
  const until = formatNear(availableUntil, { locale, now: new Date() });
  return (
    <>
      <p className="ap-side">
        {saved
          ? t("form.kept", { until, hours: DRAFT_RETENTION_HOURS })
          : t(user === undefined ? "form.notKept" : "form.notKeptHere")}
      </p>
      {session.store.isRunning() && children}
    </>
  );
}
