import type { ReactNode } from "react";
import type { GridComponent } from "#forms/CompiledForm.ts";
import { focusLater } from "../focusAnswer.ts";
import { RowCard, RowsFrame } from "./RowsFrame.tsx";
import { FoldedRow } from "./FoldedRow.tsx";
import { useFoldedRows } from "./useFoldedRows.ts";
import { rowId, useRows } from "./useRows.ts";

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
