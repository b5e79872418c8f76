import { processes } from "../../runtime/ports/processes.ts";
import { results } from "../../runtime/ports/results.ts";
import { documents } from "../../runtime/ports/documents.ts";
import { sha512 } from "../../runtime/hashes.ts";
import { portalName } from "../../runtime/portalName.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { createCoverLetter } from "../../usecases/submit-steps/createCoverLetter.ts";

const ports = { processes: processes(), results: results(), documents: documents() };

export const handler = createStepHandler("CREATE_COVER_LETTER", (target) =>
  createCoverLetter(ports, { target, sha512, portalName: portalName() }),
);
