import { postbox } from "../../runtime/ports/postbox.ts";
import { processes } from "../../runtime/ports/processes.ts";
import { results, sealed } from "../../runtime/ports/results.ts";
import { clock, ids } from "../../runtime/ports/system.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { submitDataToPostbox } from "../../usecases/submit-steps/submitDataToPostbox.ts";

const ports = {
  processes: processes(),
  results: results(),
  sealed: sealed(),
  ...postbox(),
  ids,
  clock,
};

export const handler = createStepHandler("SUBMIT_DATA_TO_POSTBOX", (target, log) =>
  submitDataToPostbox({ ...ports, log }, { target }),
);
