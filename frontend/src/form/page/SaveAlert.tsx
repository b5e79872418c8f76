import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Button, PageButton } from "#ui/components/Button.tsx";
import { formatTime } from "#ui/i18n/format.ts";
import { SignInAgain } from "#ui/components/SignInAgain.tsx";
import { lazyPart } from "#ui/components/loading/lazyPart.tsx";
import type { Autosave, SaveState } from "../saving/autosave.ts";

const VersionsDiffer = lazyPart(async () => (await import("../compare/CompareVersions.tsx")).VersionsDiffer);

export interface SaveAlertProps {
  readonly state: SaveState;
  readonly autosave: Pick<Autosave, "flush" | "decide">;
  /** It belongs to an account: who signs in again comes back to it. */
  readonly saved: boolean;
  /** The version of the form that the application was begun with is no longer there: the newest stands in. */
  readonly renewed: boolean;
}

/** What is safe and what comes next, when the answers are not saved or the form is not the one they were given to. */
export function SaveAlert({ renewed, ...saving }: SaveAlertProps): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      {renewed && (
        <Alert tone="warning" title={t("form.renewed.title")}>
          <p>{t("form.renewed.text")}</p>
        </Alert>
      )}
      <NotSaved {...saving} />
    </>
  );
}

/** Saving goes on by itself. */
const TRIED_AGAIN = {
  offline: ["warning", "offline"],
  "read-only": ["warning", "readOnly"],
  failed: ["danger", "failed"],
  "too-long": ["danger", "tooLong"],
} as const;

function NotSaved({ state, autosave, saved }: Omit<SaveAlertProps, "renewed">): ReactNode {
  const { t, locale } = useTranslation();
  switch (state.kind) {
    case "saved":
    case "saving":
    // Said where the person can take over.
    case "elsewhere":
      return null;
    case "offline":
    case "read-only":
    case "failed":
    case "too-long": {
      const [tone, key] = TRIED_AGAIN[state.kind];
      return (
        <Alert tone={tone} title={t(`form.${key}.title`)}>
          <p>{t(`form.${key}.text`, { time: formatTime(state.since, locale) })}</p>
          {state.kind === "failed" && (
            <div className="ap-actions">
              <Button kind="secondary" onClick={() => void autosave.flush()}>
                {t("common.retry")}
              </Button>
            </div>
          )}
        </Alert>
      );
    }
    case "conflict":
      return <VersionsDiffer state={state} onDecide={autosave.decide} />;
    case "signed-out":
      return (
        <Alert tone="danger" title={t("session.ended.title")}>
          <p>{t("session.ended.text")}</p>
          <p>{t("form.signedOut.text")}</p>
          {saved && (
            <div className="ap-actions">
              <SignInAgain />
            </div>
          )}
        </Alert>
      );
    case "over":
      return (
        <Alert tone="danger" title={t("form.over.title")}>
          <p>{t("form.over.text")}</p>
          <div className="ap-actions">
            <PageButton kind="primary" page="index">
              {t("common.toHome")}
            </PageButton>
          </div>
        </Alert>
      );
  }
}
