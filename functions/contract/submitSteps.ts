/** The steps that a sending shows. A file of its own: no page before the sending needs them. Free of zod. */
export {
  SUBMIT_STEP_GROUPS,
  SUBMIT_STEPS,
  type SubmitStep,
  type SubmitStepGroup,
} from "../domain/submission/submitSteps.ts";
