import "virtual:kern/summary.css";
import "../summary.css";
import "#ui/styles/cases.css";
import type { ReactNode } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import type { CompiledComponent } from "#forms/CompiledForm.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import { isRequired } from "#forms/fieldsOf.ts";
import { excusedDocument, isDocument } from "#forms/requiredDocuments.ts";
import { FormText, Foreign, foreignValue, RichMessage } from "#ui/i18n/RichMessage.tsx";
import { unbrokenName } from "#ui/i18n/ServiceName.tsx";
import { useForm } from "../fields/control/useControl.ts";
import type { FormStore } from "../store/formStore.ts";
import { type Place, placeInside } from "../store/place.ts";
import { SHOWN_TYPES, summaryOf } from "../fields/shownTypes.ts";
import { type SummaryBlock, summaryBlocks, type SummaryField } from "./summaryBlocks.ts";

export interface AnswerListProps {
  readonly components: readonly CompiledComponent[];
  readonly place: Place;
  /** Documents, and what is said of missing ones, stand in a list of their own. */
  readonly withoutDocuments?: boolean;
}

/** The answers that were given to these questions in words, and where a required one is missing; rows as cards. */
export function AnswerList({ components, place, withoutDocuments = false }: AnswerListProps): ReactNode {
  const { t, locale } = useTranslation();
  const { store, filesOf } = useForm();
  const linesOf = ({ field, path }: SummaryField): readonly string[] =>
    summaryOf(field, {
      value: answerAt(store.data(), path),
      options: store.optionsOf(field),
      locale,
      t,
      files: filesOf(path),
    });
  return summaryBlocks(components, { place, visible: store.state().visible }).map((block, index) => {
    if (block.kind === "rows")
      return <RowList key={index} block={block} withoutDocuments={withoutDocuments} />;
    const shown = block.fields
      .filter((shown) => !withoutDocuments || !isOfDocument(store, shown))
      .map((shown) => ({ ...shown, lines: linesOf(shown) }))
      .filter(({ field, lines }) => lines.length > 0 || isRequired(field));
    if (shown.length === 0) return null;
    return (
      <dl className="kern-description-list" key={index}>
        {shown.map(({ field, path, lines }) => (
          <div
            className={
              lines.length === 0 ? "kern-description-list-item ap-not-printed" : "kern-description-list-item"
            }
            key={path}
          >
            <dt className="kern-description-list-item__key">
              <Foreign>
                <FormText>{store.state().overlays.get(path)?.label ?? field.label}</FormText>
              </Foreign>
            </dt>
            <dd className="kern-description-list-item__value">
              <Answer field={field} lines={lines} />
            </dd>
          </div>
        ))}
      </dl>
    );
  });
}

/** A document, or a tick that says why one is missing. */
function isOfDocument(store: FormStore, { field, path }: SummaryField): boolean {
  return isDocument(field) || isDocument(store.componentOf(excusedDocument(path) ?? path));
}

interface RowListProps {
  readonly block: Extract<SummaryBlock, { readonly kind: "rows" }>;
  readonly withoutDocuments: boolean;
}

function RowList({ block, withoutDocuments }: RowListProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const { grid, path, place } = block;
  const value = answerAt(store.data(), path);
  const rows = Array.isArray(value) ? value : [];
  if (rows.length === 0 && !isRequired(grid)) return null;
  const name = grid.rowLabel === undefined ? t("form.row.name") : foreignValue(grid.rowLabel);
  return (
    <div className="ap-stack-s">
      <h3 className="kern-heading-small">
        <Foreign>{grid.label}</Foreign>
      </h3>
      {rows.length === 0 && <p className="ap-muted ap-not-printed">{t("form.notGiven")}</p>}
      {rows.map((...[, row]) => (
        <section className="ap-case" key={row}>
          {rows.length > 1 && (
            <h4 className="ap-small">
              <RichMessage text={t("form.row.title", { label: name, number: row + 1, count: rows.length })} />
            </h4>
          )}
          <AnswerList
            components={grid.components}
            place={placeInside(grid.path, { place, row })}
            withoutDocuments={withoutDocuments}
          />
        </section>
      ))}
    </div>
  );
}

interface AnswerProps extends Pick<SummaryField, "field"> {
  readonly lines: readonly string[];
}

function Answer({ field, lines }: AnswerProps): ReactNode {
  const { t } = useTranslation();
  if (lines.length === 0) return <span className="ap-muted">{t("form.notGiven")}</span>;
  const isOfPage = SHOWN_TYPES[field.type].summary?.isOfPage === true;
  return lines.map((line, index) => (
    <span key={index}>
      {index > 0 && <br />}
      {isOfPage ? (
        line
      ) : field.source === undefined ? (
        <Foreign>{line}</Foreign>
      ) : (
        <span lang="de">{unbrokenName(line)}</span>
      )}
    </span>
  ));
}
