import { processes } from "#runtime/wiring/application.ts";
import { attachments } from "#runtime/wiring/attachments.ts";
import { sha512 } from "#runtime/wiring/system.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { calculateHashesForAttachments } from "#usecases/sending/steps/calculateHashesForAttachments.ts";

const ports = { processes: processes(), attachments: attachments(), sha512 };

export const handler = createStepHandler("CALCULATE_HASHES_FOR_ATTACHMENTS", (target) =>
  calculateHashesForAttachments(ports, { target }),
);
