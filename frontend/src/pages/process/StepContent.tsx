import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { DRAFT_RETENTION_HOURS } from "../../../../functions/contract/limits.ts";
import { call } from "../../api/call.ts";
import { refresh } from "../../api/refresh.ts";
import type { User } from "../../api/useUser.ts";
import { FormPage } from "../../features/form-page/FormPage.tsx";
import { formatNear, formatSize } from "../../i18n/format.ts";
import { useLocale } from "../../i18n/useLocale.ts";
import { FormSurroundingsOf } from "./FormSurroundingsOf.tsx";
import { Alert, CheckAnswers, SaveAlert, SendApplication, SignInToSend, UploadMeter } from "./lazyParts.ts";
import type { ProcessSession } from "./processSession.ts";
import { pagesOf, REVIEW, SEND } from "./steps.ts";

export interface StepContentProps {
  readonly session: ProcessSession;
  readonly stepKey: string;
  readonly position: { readonly number: number; readonly count: number };
  readonly user: User | undefined;
  readonly addressOf: (key: string) => string;
  readonly onGo: (key: string) => void;
}

/** What stands beside the steps: a page of the form, the check of all answers, or sending. */
export function StepContent({
  session,
  stepKey,
  position,
  user,
  addressOf,
  onGo,
}: StepContentProps): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const { store, attachments, autosave } = session;
  const process = session.process();
  const pages = pagesOf(store);
  const index = pages.findIndex((page) => page.key === stepKey);
  const page = pages[index];
  const application = process.metadata.title;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailed(false);
    await autosave.flush();
    const result = autosave.pending()
      ? undefined
      : await call("completeProcess", { path: { processId: process.id } });
    setBusy(false);
    if (result?.ok !== true) {
      setFailed(true);
      return;
    }
    session.update(result.value);
    await refresh("getProgress", "listProcesses");
    onGo(SEND);
  };

  const unsaved = !["saved", "saving"].includes(autosave.state().kind);
  const kept = process.saved
    ? t("form.kept", {
        until: formatNear(process.availableUntil, { locale, now: new Date() }),
        hours: DRAFT_RETENTION_HOURS,
      })
    : t("form.notKept");

  if (page !== undefined) {
    const files = page.components.some(hasFiles);
    const running = attachments
      .uploads()
      .some(({ state }) => ["waiting", "uploading", "checking"].includes(state.kind));
    const next = pages[index + 1]?.key ?? REVIEW;
    const previous = pages[index - 1]?.key;
    return (
      <FormSurroundingsOf session={session} user={user}>
        {unsaved && <SaveAlert state={autosave.state()} autosave={autosave} />}
        <FormPage
          page={page}
          application={application}
          step={position}
          notice={files ? <UploadMeter store={attachments} /> : null}
          onNext={() => onGo(next)}
          onBack={previous === undefined ? undefined : () => onGo(previous)}
        />
        {files && running && (
          <Alert tone="info" title={t("attachments.running.title")}>
            <p>{t("attachments.running.text")}</p>
          </Alert>
        )}
        <p className="ap-side">{kept}</p>
      </FormSurroundingsOf>
    );
  }
  const lastPage = pages.at(-1)?.key ?? REVIEW;
  if (
    stepKey === REVIEW ||
    (process.status !== "COMPLETED" && process.status !== "SUBMITTED" && process.status !== "SUBMIT_FAILURE")
  ) {
    return (
      <>
        {unsaved && <SaveAlert state={autosave.state()} autosave={autosave} />}
        <CheckAnswers
          store={store}
          pages={pages}
          application={application}
          step={position}
          busy={busy}
          failure={failed ? <Alert tone="danger" title={t("form.check.failed")} /> : null}
          filesOf={(path) =>
            attachments
              .uploads()
              .filter(({ fieldPath, state }) => fieldPath === path && state.kind === "stored")
              .map(({ fileName, size }) => `${fileName} (${formatSize(size, locale)})`)
          }
          addressOf={addressOf}
          onChange={onGo}
          onConfirm={() => void confirm()}
          onBack={() => onGo(lastPage)}
        />
        <p className="ap-side">{kept}</p>
      </>
    );
  }
  return (
    <SendApplication
      processId={process.id}
      application={application}
      step={position}
      saved={process.saved}
      availableUntil={process.availableUntil}
      signIn={user === undefined ? <SignInToSend process={process} /> : null}
      onBack={() => onGo(REVIEW)}
    />
  );
}

function hasFiles(component: ReturnType<typeof pagesOf>[number]["components"][number]): boolean {
  return component.type === "fieldset" ? component.components.some(hasFiles) : component.type === "file";
}
