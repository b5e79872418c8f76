import { processes } from "../../runtime/ports/processes.ts";
import { seal } from "../../runtime/ports/seal.ts";
import { submissions } from "../../runtime/ports/submissions.ts";
import { clock } from "../../runtime/ports/system.ts";
import { readSettings } from "../../runtime/readSettings.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { saveSubmission } from "../../usecases/submit-steps/saveSubmission.ts";

const ports = { processes: processes(), submissions: submissions(), clock, ...seal() };

export const handler = createStepHandler("SAVE_SUBMISSION", (target) =>
  saveSubmission(ports, { target, issuer: readSettings().portal.publicUrl }),
);
