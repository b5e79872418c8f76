import { processes } from "../../runtime/ports/processes.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { submitDataToPostbox } from "../../usecases/submit-steps/submitDataToPostbox.ts";

const ports = { processes: processes() };

export const handler = createStepHandler("SUBMIT_DATA_TO_POSTBOX", (target) =>
  submitDataToPostbox(ports, { target }),
);
