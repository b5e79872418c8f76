import type { evaluateForm, prepareForm, reevaluate } from "../../../../functions/forms/runForm.ts";
import type { errorMessages } from "./errorMessages.ts";
import type { loadGroups } from "./loadGroups.ts";
import type { pageErrors } from "./pageErrors.ts";
import type { rowActions } from "./rowActions.ts";

/** What decides about a form. It loads after the first page is on the screen: then the first field comes sooner. */
export interface FormEngine {
  /** Reads a form once, so that its first evaluation is a shorter task. */
  readonly prepareForm: typeof prepareForm;
  readonly evaluateForm: typeof evaluateForm;
  readonly reevaluate: typeof reevaluate;
  readonly loadGroups: typeof loadGroups;
  readonly errorMessages: typeof errorMessages;
  readonly pageErrors: typeof pageErrors;
  readonly rowActions: typeof rowActions;
}
