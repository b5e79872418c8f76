import { processes } from "../../runtime/ports/processes.ts";
import { results, sealed } from "../../runtime/ports/results.ts";
import { transports } from "../../runtime/ports/transports.ts";
import { clock, ids } from "../../runtime/ports/system.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { submitDataToAuthority } from "../../usecases/submit-steps/submitDataToAuthority.ts";

const ports = {
  processes: processes(),
  results: results(),
  sealed: sealed(),
  transports: transports(),
  ids,
  clock,
};

export const handler = createStepHandler("SUBMIT_DATA_TO_AUTHORITY", (target, log) =>
  submitDataToAuthority({ ...ports, log }, { target }),
);
