import { processes } from "../../runtime/ports/processes.ts";
import { attachments } from "../../runtime/ports/attachments.ts";
import { sha512 } from "../../runtime/hashes.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { calculateHashesForAttachments } from "../../usecases/submit-steps/calculateHashesForAttachments.ts";

const ports = { processes: processes(), attachments: attachments() };

export const handler = createStepHandler("CALCULATE_HASHES_FOR_ATTACHMENTS", (target) =>
  calculateHashesForAttachments(ports, { target, sha512 }),
);
