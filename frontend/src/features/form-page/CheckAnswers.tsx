import type { ReactNode } from "react";
import { useTranslation } from "../../i18n/useTranslation.ts";
import "../../styles/print.css";
import type { CompiledPage } from "../../../../functions/forms/CompiledForm.ts";
import { unshownAnswers } from "../../../../functions/forms/unshownAnswers.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button } from "../../components/Button.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { ChangeLink } from "./ChangeLink.tsx";
import { useForm } from "./FormContext.ts";
import { more } from "./late.ts";
import { PageSummary } from "./PageSummary.tsx";
import { Foreign } from "../../i18n/Foreign.tsx";

const RequiredDocuments = more((parts) => parts.RequiredDocuments);

export interface CheckAnswersProps {
  readonly pages: readonly CompiledPage[];
  readonly application: ReactNode;
  readonly step: { readonly number: number; readonly count: number };
  readonly busy: boolean;
  /** What these answers cost; nothing where the service is free. */
  readonly fee?: ReactNode;
  readonly failure: ReactNode;
  readonly addressOf: (page: string) => string;
  readonly onChange: (page: string) => void;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** All answers as the authority will receive them, made from the definition, with a way to change each part. */
export function CheckAnswers(props: CheckAnswersProps): ReactNode {
  const { pages, application, step, busy, failure, addressOf, onChange } = props;
  const { t } = useTranslation();
  const { store } = useForm();
  const incomplete = pages.flatMap((page) => {
    const [first] = store.errorsOf(page);
    return first === undefined ? [] : [{ ...page, field: first.path }];
  });
  const unshown = unshownAnswers(store.form(), store.state());
  const title = t("form.title", { page: t("steps.review"), step: step.number, count: step.count });
  return (
    <>
      <div className="ap-stack-s">
        <p className="ap-muted ap-small">{application}</p>
        <PageHeading title={title}>{t("form.check.title")}</PageHeading>
        <p>{t("form.check.intro")}</p>
      </div>
      <div className="ap-stack-l">
        {incomplete.length > 0 && (
          <Alert tone="warning" title={t("form.check.incomplete")}>
            <ul className="ap-list">
              {incomplete.map(({ key, field, title: words }) => (
                <li key={key}>
                  <ChangeLink page={key} field={field} addressOf={addressOf} onChange={onChange}>
                    <Foreign>{words}</Foreign>
                  </ChangeLink>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {unshown.length > 0 && (
          <Alert tone="warning" title={t("form.check.unshown")}>
            <p>{t("form.check.unshownHow")}</p>
            <ul className="ap-list">
              {unshown.map(({ path, page, question, signs }) => (
                <li key={path}>
                  <ChangeLink page={page} field={path} addressOf={addressOf} onChange={onChange}>
                    <Foreign>{question}</Foreign>
                  </ChangeLink>{" "}
                  {signs.join(" ")}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <RequiredDocuments
          linked={({ page, fieldPath }, words) => (
            <ChangeLink page={page} field={fieldPath} addressOf={addressOf} onChange={onChange}>
              {words}
            </ChangeLink>
          )}
        />
        {pages.map((page) => (
          <PageSummary key={page.key} page={page} addressOf={addressOf} onChange={onChange} />
        ))}
        {props.fee}
        {failure}
      </div>
      <div className="ap-actions">
        {incomplete.length === 0 && (
          <Button kind="primary" busy={busy} onClick={props.onConfirm}>
            {t(busy ? "form.check.busy" : "form.check.confirm")}
          </Button>
        )}
        <Button kind="secondary" onClick={props.onBack}>
          {t("form.back")}
        </Button>
      </div>
    </>
  );
}
