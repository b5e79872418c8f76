import { processes } from "../../runtime/ports/processes.ts";
import { results } from "../../runtime/ports/results.ts";
import { readSettings } from "../../runtime/readSettings.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { createReceipt } from "../../usecases/submit-steps/createReceipt.ts";

const ports = { processes: processes(), results: results() };

export const handler = createStepHandler("CREATE_RECEIPT", (target) =>
  createReceipt(ports, { target, issuer: readSettings().portal.publicUrl }),
);
