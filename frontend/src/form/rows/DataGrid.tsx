import { type ReactNode, useEffect, useEffectEvent, useSyncExternalStore } from "react";
import type { GridComponent, CompiledComponent } from "#forms/CompiledForm.ts";
import { focusLater } from "../fields/control/focusAnswer.ts";
import { RowCard, RowsFrame } from "./RowsFrame.tsx";
import { useFoldedRows, rowId, useRows } from "./useRows.ts";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { Button } from "#ui/components/Button.tsx";
import { useForm } from "../fields/control/useControl.ts";
import { AnswerList } from "../review/AnswerList.tsx";
import type { Place } from "../store/place.ts";

export interface GridProps {
  readonly grid: GridComponent;
  readonly path: string;
  /** The fields of a row. */
  readonly renderRow: (row: number) => ReactNode;
}

/** Rows that are open while they are filled in; with another one, those that are complete show what was answered. */
export function DataGrid({ grid, path, renderRow }: GridProps): ReactNode {
  const rows = useRows(grid, path);
  const { folded, fold, open, close } = useFoldedRows(rows, path);
  const add = (): void => {
    fold();
    rows.add();
  };
  const remove = (row: number): void => {
    close(row);
    rows.remove(row);
  };
  return (
    <RowsFrame grid={grid} path={path} rows={rows} onAdd={add}>
      {rows.rows.map((...[, row]) => (
        <RowCard
          key={row}
          id={rowId(path, row)}
          title={rows.titleOf(row)}
          onRemove={rows.canRemove ? () => remove(row) : undefined}
        >
          {folded.has(row) ? (
            <FoldedRow
              components={grid.components}
              place={{ template: grid.path, instance: `${path}[${row.toString()}]` }}
              title={rows.titleOf(row)}
              onOpen={() => open(row)}
              onChange={() => {
                open(row);
                focusLater(rowId(path, row));
              }}
            />
          ) : (
            renderRow(row)
          )}
        </RowCard>
      ))}
    </RowsFrame>
  );
}

interface FoldedRowProps {
  readonly components: readonly CompiledComponent[];
  readonly place: Place;
  readonly title: string;
  /** Something in it turned out to be wrong: its fields must be there to be put right. */
  readonly onOpen: () => void;
  readonly onChange: () => void;
}

/** What was answered in a row, and the way to change it. */
function FoldedRow({ components, place, title, onOpen, onChange }: FoldedRowProps): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const wrong = useSyncExternalStore(store.subscribeAll, () => store.showsErrorIn(place.instance));
  const openWrong = useEffectEvent(onOpen);
  useEffect(() => {
    if (wrong) openWrong();
  }, [wrong]);
  return (
    <>
      <AnswerList components={components} place={place} />
      <div className="ap-actions">
        <Button kind="secondary" hiddenText={`: ${title}`} onClick={onChange}>
          {t("common.change")}
        </Button>
      </div>
    </>
  );
}
