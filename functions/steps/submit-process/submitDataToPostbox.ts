import { postbox, results, sealed } from "#runtime/wiring/sending.ts";
import { processes } from "#runtime/wiring/application.ts";
import { clock, ids } from "#runtime/wiring/system.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { submitDataToPostbox } from "#usecases/sending/steps/submitDataToPostbox.ts";

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
