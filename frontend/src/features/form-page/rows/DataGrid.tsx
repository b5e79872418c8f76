import type { ReactNode } from "react";
import type { GridComponent } from "../../../../../functions/forms/CompiledForm.ts";
import { RowCard, RowsFrame } from "./RowsFrame.tsx";
import { rowId, useRows } from "./useRows.ts";

export interface GridProps {
  readonly grid: GridComponent;
  readonly path: string;
  /** The fields of a row. */
  readonly renderRow: (row: number) => ReactNode;
}

/** Rows that are all open: for a few short answers each. */
export function DataGrid({ grid, path, renderRow }: GridProps): ReactNode {
  const rows = useRows(grid, path);
  return (
    <RowsFrame grid={grid} path={path} rows={rows} onAdd={() => rows.add()}>
      {rows.rows.map((...[, row]) => (
        <RowCard
          key={row}
          id={rowId(path, row)}
          title={rows.titleOf(row)}
          onRemove={rows.canRemove ? () => rows.remove(row) : undefined}
        >
          {renderRow(row)}
        </RowCard>
      ))}
    </RowsFrame>
  );
}
