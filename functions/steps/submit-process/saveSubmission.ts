import { processes } from "#runtime/wiring/application.ts";
import { seal } from "#runtime/wiring/documents.ts";
import { submissions } from "#runtime/wiring/sending.ts";
import { clock } from "#runtime/wiring/system.ts";
import { readSettings } from "#runtime/deployment.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { saveSubmission } from "#usecases/sending/steps/saveSubmission.ts";

const ports = { processes: processes(), submissions: submissions(), clock, ...seal() };

export const handler = createStepHandler("SAVE_SUBMISSION", (target) =>
  saveSubmission(ports, { target, issuer: readSettings().portal.publicUrl }),
);
