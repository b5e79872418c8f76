import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import "virtual:kern/title.css";
import "virtual:kern/summary.css";
import "../../styles/print.css";
import "../../styles/summary.css";
import type { CompiledPage, InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import { fieldsOf } from "../../../../functions/forms/fieldsOf.ts";
import { Alert } from "../../components/Alert.tsx";
import { Button } from "../../components/Button.tsx";
import { Icon } from "../../components/Icon.tsx";
import { PageHeading } from "../../components/PageHeading.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import type { FormStore } from "./formStore.ts";
import { FIELD_TYPES } from "./registry.tsx";

export interface CheckAnswersProps {
  readonly store: FormStore;
  readonly pages: readonly CompiledPage[];
  readonly application: string;
  readonly step: { readonly number: number; readonly count: number };
  readonly busy: boolean;
  readonly failure: ReactNode;
  /** Names and sizes of the files of a field. */
  readonly filesOf: (path: string) => readonly string[];
  readonly addressOf: (page: string) => string;
  readonly onChange: (page: string) => void;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** All answers as the authority will receive them, made from the definition, with a way to change each part. */
export function CheckAnswers(props: CheckAnswersProps): ReactNode {
  const { store, pages, application, step, busy, failure } = props;
  const { t } = useTranslation();
  const incomplete = pages.filter((page) => store.errorsOf(page).length > 0);
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
              {incomplete.map((page) => (
                <li key={page.key}>
                  <ChangeLink {...props} page={page.key}>
                    {page.title}
                  </ChangeLink>
                </li>
              ))}
            </ul>
          </Alert>
        )}
        {pages.map((page) => (
          <PageSummary key={page.key} {...props} page={page} />
        ))}
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

function PageSummary(props: CheckAnswersProps & { readonly page: CompiledPage }): ReactNode {
  const { page, store } = props;
  const { t } = useTranslation();
  const id = useId();
  const fields = fieldsOf(page)
    .map(({ field }) => field)
    .filter((field) => store.field(field.path).visible);
  return (
    <section className="kern-summary" aria-labelledby={id}>
      <div className="kern-summary__header">
        <h2 className="kern-title" id={id}>
          {page.title}
        </h2>
        <ChangeLink {...props} page={page.key}>
          <Icon name="edit" size="s" />
          {t("common.change")}
          <span className="kern-sr-only">: {page.title}</span>
        </ChangeLink>
      </div>
      <div className="kern-summary__body">
        <dl className="kern-description-list">
          {fields.map((field) => (
            <div className="kern-description-list-item" key={field.path}>
              <dt className="kern-description-list-item__key">{field.label}</dt>
              <dd className="kern-description-list-item__value">
                <Answer {...props} field={field} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

function Answer({
  field,
  store,
  filesOf,
}: CheckAnswersProps & { readonly field: InputComponent }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const lines =
    field.type === "file"
      ? filesOf(field.path)
      : [
          FIELD_TYPES[field.type].summary(field, {
            value: store.field(field.path).value,
            locale,
            yes: t("form.yes"),
          }),
        ];
  const given = lines.filter((line) => line !== "");
  if (given.length === 0) return <span className="ap-muted">{t("form.check.notGiven")}</span>;
  return given.map((line, index) => (
    <span key={line}>
      {index > 0 && <br />}
      {line}
    </span>
  ));
}

function ChangeLink(
  props: Pick<CheckAnswersProps, "addressOf" | "onChange"> & {
    readonly page: string;
    readonly children: ReactNode;
  },
): ReactNode {
  return (
    <a
      className="kern-link"
      href={props.addressOf(props.page)}
      onClick={(event) => {
        event.preventDefault();
        props.onChange(props.page);
      }}
    >
      {props.children}
    </a>
  );
}
