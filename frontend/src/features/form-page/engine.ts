import { evaluateForm, reevaluate } from "../../../../functions/forms/evaluateForm.ts";
import { errorMessages } from "./errorMessages.ts";
import type { FormEngine } from "./FormEngine.ts";
import { pageErrors } from "./pageErrors.ts";

export const engine: FormEngine = { evaluateForm, reevaluate, errorMessages, pageErrors };
