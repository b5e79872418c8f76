import "./groups/everyGroup.ts";

/** The engine with everything that any form needs. A browser loads `runForm.ts` and the groups that its form names. */
export {
  errorsOfGivenAnswers,
  evaluateForm,
  type FormInput,
  type FormState,
  initialAnswers,
  reevaluate,
} from "./runForm.ts";
