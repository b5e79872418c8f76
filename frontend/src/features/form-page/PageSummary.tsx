import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import "virtual:kern/title.css";
import "virtual:kern/summary.css";
import "../../styles/summary.css";
import type { CompiledPage, InputComponent } from "../../../../functions/forms/CompiledForm.ts";
import { fieldsOf } from "../../../../functions/forms/fieldsOf.ts";
import { Icon } from "../../components/Icon.tsx";
import { useLocale } from "../../i18n/useLocale.ts";
import { ChangeLink } from "./ChangeLink.tsx";
import type { FormStore } from "./formStore.ts";
import { FIELD_TYPES } from "./registry.tsx";

export interface PageSummaryProps {
  readonly store: FormStore;
  readonly page: CompiledPage;
  /** Names and sizes of the files of a field. */
  readonly filesOf: (path: string) => readonly string[];
  readonly addressOf: (page: string) => string;
  readonly onChange: (page: string) => void;
}

/** The answers of one page. */
export function PageSummary(props: PageSummaryProps): ReactNode {
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
        <ChangeLink page={page.key} addressOf={props.addressOf} onChange={props.onChange}>
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
                <Answer store={store} filesOf={props.filesOf} field={field} />
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
}: Pick<PageSummaryProps, "store" | "filesOf"> & { readonly field: InputComponent }): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const lines =
    field.type === "file"
      ? filesOf(field.path)
      : [
          FIELD_TYPES[field.type]?.summary(field, {
            value: store.field(field.path).value,
            options: store.optionsOf(field),
            locale,
            yes: t("form.yes"),
          }) ?? "",
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
