import { feeOfAnswers } from "./feeOfAnswers.ts";
import { type ReactNode, useEffect, useState, useId } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { isProblem } from "#ui/api/ApiFailure.ts";
import { callToSend } from "#ui/api/client.ts";
import { refresh } from "#ui/api/useRead.ts";
import { Alert } from "#ui/components/Alert.tsx";
import { Section } from "#ui/components/Section.tsx";
import { Button } from "#ui/components/Button.tsx";
import { CheckAnswers } from "#ui/form/review/CheckAnswers.tsx";
import { Conflict, refreshDifferences } from "./Conflict.tsx";
import { type DraftEditor, saveAll, type StepContentProps } from "../edit/draftEditor.ts";
import { CONFLICT, NOTICE, noticeState, pagesOf, SEND } from "../edit/steps.ts";
import { PageLink } from "#ui/navigation/PageLink.tsx";
import { FeeFacts, FeeNotComputable } from "#ui/payment/fee/FeeFacts.tsx";

/** After the pages of the form: answers that differ from the account, and the check of all answers. */
export function ReviewStep(props: StepContentProps): ReactNode {
  const differs = props.editor.process().differences.length > 0;
  return props.stepKey === CONFLICT && differs ? <Conflict {...props} /> : <Confirmation {...props} />;
}

/** The person checks all answers; the server then checks them again before anything can be sent. */
function Confirmation({ editor, user, changeAddressOf, onChange, onGo }: StepContentProps): ReactNode {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<"fee" | "not-taken" | "other">();
  const { store, autosave } = editor;
  const process = editor.process();
  const pages = pagesOf(store);
  const { differences } = process;
  useEffect(() => {
    void refreshDifferences(editor);
  }, [editor]);

  const failure =
    failed === "other" || failed === "not-taken" ? (
      <Alert
        tone="danger"
        title={t(failed === "other" ? "form.check.failed" : "form.check.notTaken")}
        urgent
      />
    ) : differences.length > 0 ? (
      <Alert tone="warning" title={t("form.check.differs", { count: differences.length })}>
        <div className="ap-actions">
          <Button kind="secondary" onClick={() => onGo(CONFLICT)}>
            {t("steps.conflict")}
          </Button>
        </div>
      </Alert>
    ) : null;

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailed(undefined);
    const result = (await saveAll(autosave))
      ? await callToSend("completeProcess", { path: { processId: process.id } })
      : undefined;
    setBusy(false);
    if (result?.ok !== true) {
      if (result !== undefined && isProblem(result.failure, "data-differs")) {
        await refreshDifferences(editor);
        onGo(CONFLICT);
      } else if (result !== undefined && isProblem(result.failure, "fee-not-computable")) setFailed("fee");
      else if (result !== undefined && isProblem(result.failure, "service-not-taken")) setFailed("not-taken");
      else setFailed("other");
      return;
    }
    editor.update(result.value);
    await refresh("getProgress", "listProcesses");
    onGo(noticeState(process, user) === "not-asked" ? SEND : NOTICE);
  };

  return (
    <CheckAnswers
      pages={pages}
      busy={busy}
      fee={<ConfirmationFee editor={editor} refused={failed === "fee"} />}
      declaration={<Declaration />}
      failure={failure}
      addressOf={changeAddressOf}
      onChange={onChange}
      onConfirm={() => void confirm()}
      onBack={() => onGo(pages.at(-1)?.key ?? "")}
    />
  );
}

/** What the person declares; the authority reads it with the time of the confirmation (`usecases/documents/consentsOf.ts`). */
function Declaration(): ReactNode {
  const { t } = useTranslation();
  return (
    <Section title={t("form.check.declare")} size="small" gap="s">
      <ul className="ap-list">
        <li>{t("form.check.declare.true")}</li>
        <li>{t("form.check.declare.changes")}</li>
      </ul>
      <p>
        <PageLink page="privacy-policy" className="kern-link" newWindow>
          {t("form.check.declare.privacy")}
        </PageLink>
      </p>
    </Section>
  );
}

interface ConfirmationFeeProps {
  readonly editor: DraftEditor;
  /** The server could not compute the fee. */
  readonly refused: boolean;
}

/** What the answers as they are cost; what is still missing may change it, so that then only the range is shown. */
function ConfirmationFee({ editor, refused }: ConfirmationFeeProps): ReactNode {
  const { t } = useTranslation();
  const id = useId();
  const { metadata } = editor.process();
  if (metadata.feeType === "FREE") return null;
  const due = feeOfAnswers(editor.store, { terms: metadata, now: new Date() });
  if (refused || due === "not-computable") return <FeeNotComputable />;
  return (
    <section className="kern-summary" aria-labelledby={id}>
      <div className="kern-summary__header">
        <h2 className="kern-title" id={id}>
          {t("fee.title")}
        </h2>
      </div>
      <div className="kern-summary__body ap-stack-s">
        <FeeFacts terms={metadata} due={due} />
      </div>
    </section>
  );
}
