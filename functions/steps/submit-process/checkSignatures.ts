import { processes } from "#runtime/wiring/application.ts";
import { attachments, inspector, malwareScanner } from "#runtime/wiring/attachments.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { checkSignatures } from "#usecases/sending/steps/checkSignatures.ts";

const ports = {
  processes: processes(),
  attachments: attachments(),
  inspector: inspector(),
  ...malwareScanner(),
};

export const handler = createStepHandler("CHECK_SIGNATURES", (target) => checkSignatures(ports, { target }));
