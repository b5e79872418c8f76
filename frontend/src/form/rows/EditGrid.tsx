import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useTranslation } from "#ui/i18n/useTranslation.ts";
import { announce } from "#ui/components/announcements.ts";
import { Button } from "#ui/components/Button.tsx";
import { ErrorText } from "#ui/components/ErrorText.tsx";
import { fieldId, useForm } from "../fields/control/useControl.ts";
import { focusAnswer, focusLater } from "../fields/control/focusAnswer.ts";
import { isWithin } from "#forms/answers/dataPath.ts";
import { AnswerList } from "../review/AnswerList.tsx";
import type { GridProps } from "./DataGrid.tsx";
import { RowCard, RowsFrame } from "./RowsFrame.tsx";
import { rowId, useRows } from "./useRows.ts";

/** Rows that show what was answered; one at a time is open to be changed, and is taken over or thrown away. */
export function EditGrid({ grid, path, renderRow }: GridProps): ReactNode {
  const { t } = useTranslation();
  const rows = useRows(grid, path);
  const { store, actions, view } = rows;
  const { open } = view;
  const untouched = view.value === undefined;
  useEffect(() => {
    // A list that was shown and left empty is empty and not missing: Form.io checks a first row of a missing one.
    if (untouched) store.set(path, []);
  }, [untouched, store, path]);
  const close = (row: number, how: "keep" | "revert"): void => {
    const title = rows.titleOf(row);
    const gone = how === "revert" && rows.rows.length;
    if (!actions.closeRow(path, how)) {
      announce(t("form.row.wrong", { label: title }));
      const inside = `${path}[${row.toString()}]`;
      const first = store.state().errors.find((error) => isWithin(error.path, inside));
      requestAnimationFrame(() => focusAnswer(first?.path ?? inside));
      return;
    }
    if (how === "keep") announce(t("form.row.kept", { label: title }));
    const left = store.field(path).value;
    const there = Array.isArray(left) && left.length > row;
    focusLater(there || gone === false ? rowId(path, row) : fieldId(path));
  };
  return (
    <RowsFrame
      grid={grid}
      path={path}
      rows={open === undefined ? rows : { ...rows, canAdd: false }}
      onAdd={() => rows.add("open")}
    >
      {rows.rows.map((...[, row]) => {
        const inside = { template: grid.path, instance: `${path}[${row.toString()}]` };
        const title = rows.titleOf(row);
        const id = fieldId(inside.instance);
        return (
          <RowCard
            key={row}
            id={rowId(path, row)}
            title={title}
            onRemove={rows.canRemove && open === undefined ? () => rows.remove(row) : undefined}
          >
            {open === row ? (
              <>
                {renderRow(row)}
                <div className="ap-actions">
                  <Button id={id} kind="primary" hiddenText={`: ${title}`} onClick={() => close(row, "keep")}>
                    {t("form.row.keep")}
                  </Button>
                  <Button kind="secondary" hiddenText={`: ${title}`} onClick={() => close(row, "revert")}>
                    {t("form.row.revert")}
                  </Button>
                </div>
              </>
            ) : (
              <>
                <AnswerList components={grid.components} place={inside} />
                <Incomplete path={inside.instance} id={`${id}-error`} />
                {!rows.locked && open === undefined && (
                  <div className="ap-actions">
                    <Button
                      id={id}
                      kind="secondary"
                      hiddenText={`: ${title}`}
                      onClick={() => {
                        actions.openRow(path, row);
                        focusLater(rowId(path, row));
                      }}
                    >
                      {t("common.change")}
                    </Button>
                  </div>
                )}
              </>
            )}
          </RowCard>
        );
      })}
    </RowsFrame>
  );
}

/** A closed row with something wrong in it says so: its fields are not to be seen. */
function Incomplete({ path, id }: { readonly path: string; readonly id: string }): ReactNode {
  const { t } = useTranslation();
  const { store } = useForm();
  const wrong = useSyncExternalStore(store.subscribeAll, () => store.showsErrorIn(path));
  return wrong ? <ErrorText id={id}>{t("form.row.incomplete")}</ErrorText> : null;
}
