import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { DRAFT_RETENTION_HOURS } from "../../../../functions/contract/limits.ts";
import { formatNear } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { TakeAsPdf } from "./lazyParts.ts";
import type { StepContentProps } from "./StepContent.tsx";

/** How long what was filled in is kept. */
export function Kept({ session, user }: Pick<StepContentProps, "session" | "user">): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { id, saved, availableUntil } = session.process();
  const until = formatNear(availableUntil, { locale, now: new Date() });
  return (
    <>
      <p className="ap-side">
        {saved
          ? t("form.kept", { until, hours: DRAFT_RETENTION_HOURS })
          : t(user === undefined ? "form.notKept" : "form.notKeptHere")}
      </p>
      {/* Its code comes after the first field. */}
      {session.store.isRunning() && <TakeAsPdf processId={id} onBegin={() => session.autosave.flush()} />}
    </>
  );
}
