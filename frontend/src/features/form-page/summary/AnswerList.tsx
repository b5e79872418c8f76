import type { ReactNode } from "react";
import { useTranslation } from "../../../i18n/useTranslation.ts";
import "virtual:kern/summary.css";
import "../../../styles/summary.css";
import "../../../styles/cases.css";
import type { CompiledComponent, InputType } from "../../../../../functions/forms/CompiledForm.ts";
import { answerAt } from "../../../../../functions/forms/dataPath.ts";
import { isRequired } from "../../../../../functions/forms/isRequired.ts";
import { Foreign } from "../../../i18n/Foreign.tsx";
import { foreignValue } from "../../../i18n/foreignValue.ts";
import { RichMessage } from "../../../i18n/RichMessage.tsx";
import { formatSize } from "../../../i18n/formatSize.ts";
import { useLocale } from "../../../i18n/useLocale.ts";
import { useForm } from "../FormContext.ts";
import type { FormStore } from "../formStore.ts";
import { type Place, placeInside } from "../place.ts";
import { summaryOf } from "./summaries.ts";
import { type SummaryBlock, summaryBlocks, type SummaryField } from "./summaryBlocks.ts";

/** What the page says in its own language: times, a ticked box, and files by their names. */
const SAID_BY_PAGE: ReadonlySet<InputType> = new Set(["checkbox", "day", "datetime", "time", "file"]);

export interface AnswerListProps {
  readonly components: readonly CompiledComponent[];
  readonly place: Place;
}

/** The answers to these questions in words; rows as cards. */
export function AnswerList({ components, place }: AnswerListProps): ReactNode {
  const { store } = useForm();
  return summaryBlocks(components, { place, visible: store.state().visible }).map((block, index) =>
    block.kind === "rows" ? (
      <RowList key={index} block={block} />
    ) : (
      <dl className="kern-description-list" key={index}>
        {block.fields.filter(isTold(store)).map(({ field, path }) => (
          <div className="kern-description-list-item" key={path}>
            <dt className="kern-description-list-item__key">
              <Foreign>{store.state().overlays.get(path)?.label ?? field.label}</Foreign>
            </dt>
            <dd className="kern-description-list-item__value">
              <Answer field={field} path={path} />
            </dd>
          </div>
        ))}
      </dl>
    ),
  );
}

/** A box that nobody had to tick and nobody ticked says nothing. */
function isTold(store: FormStore): (shown: SummaryField) => boolean {
  return ({ field, path }) =>
    field.type !== "checkbox" || isRequired(field) || answerAt(store.data(), path) === true;
}

function RowList({ block }: { readonly block: Extract<SummaryBlock, { readonly kind: "rows" }> }): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { grid, path, place } = block;
  const value = answerAt(store.data(), path);
  const rows = Array.isArray(value) ? value : [];
  const name = grid.rowLabel === undefined ? t("form.row.name") : foreignValue(grid.rowLabel);
  return (
    <div className="ap-stack-s">
      <h3 className="kern-heading-small">
        <Foreign>{grid.label}</Foreign>
      </h3>
      {rows.length === 0 && <p className="ap-muted">{t("form.notGiven")}</p>}
      {rows.map((...[, row]) => (
        <section className="ap-case" key={row}>
          <h4 className="ap-small">
            <RichMessage text={t("form.row.title", { label: name, number: row + 1, count: rows.length })} />
          </h4>
          <AnswerList components={grid.components} place={placeInside(grid.path, { place, row })} />
        </section>
      ))}
    </div>
  );
}

function Answer({ field, path }: SummaryField): ReactNode {
  const { t } = useTranslation();
  const locale = useLocale();
  const { store, filesOf } = useForm();
  const value = answerAt(store.data(), path);
  const options = store.optionsOf(field);
  const lines =
    field.type === "file"
      ? filesOf(path).map(({ fileName, size }) => `${fileName} (${formatSize(size, locale)})`)
      : summaryOf(field, { value, options, locale, yes: t("form.yes") });
  if (lines.length === 0) return <span className="ap-muted">{t("form.notGiven")}</span>;
  const saidByPage = SAID_BY_PAGE.has(field.type);
  return lines.map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {saidByPage ? line : <Foreign>{line}</Foreign>}
    </span>
  ));
}
