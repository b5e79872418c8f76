import { evaluateForm, prepareForm, reevaluate } from "../../../../functions/forms/runForm.ts";
import { errorMessages } from "./errorMessages.ts";
import type { FormEngine } from "./FormEngine.ts";
import { loadGroups } from "./loadGroups.ts";
import { pageErrors } from "./pageErrors.ts";
import { rowActions } from "./rowActions.ts";

export { autosave } from "./autosave.ts";

export const engine: FormEngine = {
  prepareForm,
  evaluateForm,
  reevaluate,
  loadGroups,
  errorMessages,
  pageErrors,
  rowActions,
};
