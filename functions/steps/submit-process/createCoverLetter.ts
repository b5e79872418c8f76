import { processes } from "#runtime/wiring/application.ts";
import { results } from "#runtime/wiring/sending.ts";
import { documents, portalName } from "#runtime/wiring/documents.ts";
import { sha512 } from "#runtime/wiring/system.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { createCoverLetter } from "#usecases/sending/steps/createCoverLetter.ts";

const ports = { processes: processes(), results: results(), documents: documents(), sha512 };

export const handler = createStepHandler("CREATE_COVER_LETTER", (target) =>
  createCoverLetter(ports, { target, portalName: portalName() }),
);
