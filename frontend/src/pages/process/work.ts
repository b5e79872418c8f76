/** What evaluates a form, saves it and knows its files: loads once the first page is painted. */
export { autosave, engine } from "../../features/form-page/engine.ts";
export { loadWholeForm } from "./loadWholeForm.ts";
export { saveOutcomeOf } from "./saveOutcomeOf.ts";
export { whenSavingIsDue } from "./whenSavingIsDue.ts";
export { startEngine } from "./startEngine.ts";
export { withFiles } from "./withFiles.ts";
export { withoutFiles } from "./withoutFiles.ts";
export { editingWindow } from "./editingWindow.ts";
export { accountSays } from "./accountSays.ts";
