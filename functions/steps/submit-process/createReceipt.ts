import { processes } from "#runtime/wiring/application.ts";
import { results } from "#runtime/wiring/sending.ts";
import { readSettings } from "#runtime/deployment.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { createReceipt } from "#usecases/sending/steps/createReceipt.ts";

const ports = { processes: processes(), results: results() };

export const handler = createStepHandler("CREATE_RECEIPT", (target) =>
  createReceipt(ports, { target, issuer: readSettings().portal.publicUrl }),
);
