import { type ReactNode, useState } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button } from "#ui/components/Button.tsx";
import { formatNear } from "#ui/i18n/format.ts";
import { useLocale } from "#ui/i18n/useLocale.ts";
import { answerLabel } from "../answerLabel.ts";
import { useForm } from "../FormContext.ts";
import type { SaveState } from "../saving/AutosavePorts.ts";
import { CompareVersions, type CompareVersionsProps } from "./CompareVersions.tsx";

export interface VersionsDifferProps {
  readonly state: Extract<SaveState, { readonly kind: "conflict" }>;
  readonly onDecide: CompareVersionsProps["onDecide"];
}

/** Another window or device saved other answers: which, and, when the person wants to see, what they are. */
export function VersionsDiffer({ state, onDecide }: VersionsDifferProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { store } = useForm();
  const [isOpen, setOpen] = useState(false);
  const labels = state.differing.map(({ path }) => answerLabel(path, store.componentOf)).join(", ");
  const time = formatNear(state.at, { locale, now: new Date() });
  return (
    <>
      <Alert tone="danger" title={t("form.conflict.title")}>
        <p>{t("form.conflict.text", { labels, time })}</p>
        {!isOpen && (
          <div className="ap-actions">
            <Button kind="secondary" onClick={() => setOpen(true)}>
              {t("form.conflict.show")}
            </Button>
          </div>
        )}
      </Alert>
      {isOpen && <CompareVersions differing={state.differing} time={time} onDecide={onDecide} />}
    </>
  );
}
