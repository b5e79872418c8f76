import type { ReactNode } from "react";
import "#ui/styles/cases.css";
import type { GridComponent } from "#forms/CompiledForm.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { describedBy } from "#ui/components/ErrorText.tsx";
import { HintAndError, Question } from "../fields/control/FieldFrame.tsx";
import { fieldId } from "../fields/control/useControl.ts";
import type { Rows } from "./useRows.ts";

export interface RowsFrameProps {
  readonly grid: GridComponent;
  readonly path: string;
  readonly rows: Rows;
  readonly onAdd: () => void;
  readonly children: ReactNode;
}

/** Repeated answers: what they are, what is wrong with the list, its rows, and the way to another one. */
export function RowsFrame({ grid, path, rows, onAdd, children }: RowsFrameProps): ReactNode {
  const { t } = useTranslation();
  const id = fieldId(path);
  const { error } = rows.view;
  const name = grid.rowLabel ?? t("form.row.name");
  return (
    <fieldset
      id={`${id}-group`}
      className={error === undefined ? "kern-fieldset" : "kern-fieldset kern-fieldset--error"}
      aria-describedby={describedBy(
        grid.hint !== undefined && `${id}-hint`,
        error !== undefined && `${id}-error`,
      )}
    >
      <legend>
        <h2 className="kern-heading-medium">
          <Question label={rows.label} isOptional={!rows.required} />
        </h2>
      </legend>
      <HintAndError id={id} hint={grid.hint} error={error} source={undefined} />
      <div className="ap-cases">
        {children}
        {rows.canAdd && (
          <div className="ap-actions">
            <Button id={id} kind="secondary" onClick={onAdd}>
              {grid.addLabel ?? t("form.row.another", { label: name })}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}

export interface RowCardProps {
  readonly id: string;
  readonly title: string;
  readonly onRemove: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One row: a card with its number, which takes the focus when the row is new or its neighbour is gone. */
export function RowCard({ id, title, onRemove, children }: RowCardProps): ReactNode {
  const { t } = useTranslation();
  return (
    <fieldset className="kern-fieldset ap-case">
      <legend className="ap-sr" id={id} tabIndex={-1}>
        {title}
      </legend>
      <div className="ap-entry">
        <p className="kern-heading-small" aria-hidden="true">
          {title}
        </p>
        {onRemove !== undefined && (
          <Button kind="tertiary" icon="trash" hiddenText={`: ${title}`} onClick={onRemove}>
            {t("form.row.remove")}
          </Button>
        )}
      </div>
      {children}
    </fieldset>
  );
}
