/** Answers that are given several times. */
export { DataGrid } from "./DataGrid.tsx";
export { EditGrid } from "./EditGrid.tsx";
