import { processes } from "#runtime/wiring/application.ts";
import { results } from "#runtime/wiring/sending.ts";
import { documents, seal, portalName } from "#runtime/wiring/documents.ts";
import { sha512 } from "#runtime/wiring/system.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { createProtocol } from "#usecases/sending/steps/createProtocol.ts";

const ports = { processes: processes(), results: results(), documents: documents(), ...seal(), sha512 };

export const handler = createStepHandler("CREATE_PROTOCOL", (target) =>
  createProtocol(ports, { target, portalName: portalName() }),
);
