import type { ReactNode } from "react";
import type { FieldProps } from "./control/useControl.ts";
import { SHOWN_TYPES } from "./shownTypes.ts";

/**
 * What first pages seldom have beside further types of field: several answers, a choice from many, rows, columns, the
 * overview of documents.
 */
export { SearchSelect } from "./select/SearchSelect.tsx";
export { Several } from "./control/Several.tsx";
export { DataGrid } from "../rows/DataGrid.tsx";
export { EditGrid } from "../rows/EditGrid.tsx";
export { RequiredDocuments } from "../documents/RequiredDocuments.tsx";
export { WideLayout } from "./WideLayout.tsx";

/** The control of a type that a first page seldom has. */
export function FurtherControl(props: FieldProps): ReactNode {
  const shown = SHOWN_TYPES[props.field.type];
  return "Control" in shown ? <shown.Control {...props} /> : null;
}
