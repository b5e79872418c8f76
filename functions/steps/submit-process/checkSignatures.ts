import { processes } from "../../runtime/ports/processes.ts";
import { attachments } from "../../runtime/ports/attachments.ts";
import { inspector } from "../../runtime/ports/inspector.ts";
import { malwareScanner } from "../../runtime/ports/malwareScanner.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { checkSignatures } from "../../usecases/submit-steps/checkSignatures.ts";

const ports = {
  processes: processes(),
  attachments: attachments(),
  inspector: inspector(),
  ...malwareScanner(),
};

export const handler = createStepHandler("CHECK_SIGNATURES", (target) => checkSignatures(ports, { target }));
