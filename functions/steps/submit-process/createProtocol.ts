import { processes } from "../../runtime/ports/processes.ts";
import { results } from "../../runtime/ports/results.ts";
import { documents } from "../../runtime/ports/documents.ts";
import { seal } from "../../runtime/ports/seal.ts";
import { sha512 } from "../../runtime/hashes.ts";
import { portalName } from "../../runtime/portalName.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { createProtocol } from "../../usecases/submit-steps/createProtocol.ts";

const ports = { processes: processes(), results: results(), documents: documents(), ...seal() };

export const handler = createStepHandler("CREATE_PROTOCOL", (target) =>
  createProtocol(ports, { target, sha512, portalName: portalName() }),
);
