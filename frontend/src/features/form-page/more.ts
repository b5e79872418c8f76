/**
 * What a form shows after its first page, in one file: it loads once the page is painted, and one file on a slow line
 * comes sooner than ten.
 */
export { Affixed } from "./Affixed.tsx";
export { Appearing } from "./Appearing.ts";
export { RequiredDocuments } from "./documents/RequiredDocuments.tsx";
export { ErrorSummary } from "./ErrorSummary.tsx";
export { Counter } from "./Counter.tsx";
export { CheckBox } from "./fields/CheckBox.tsx";
export { DayField } from "./fields/DayField.tsx";
export { NumberField } from "./fields/NumberField.tsx";
export { SearchSelect } from "./fields/SearchSelect.tsx";
export { SelectBoxes } from "./fields/SelectBoxes.tsx";
export { Several } from "./fields/Several.tsx";
export { TextArea } from "./fields/TextArea.tsx";
export { DataGrid } from "./rows/DataGrid.tsx";
export { EditGrid } from "./rows/EditGrid.tsx";
export { SaveAlert } from "./SaveAlert.tsx";
export { WideLayout } from "./WideLayout.tsx";
