import { processes } from "../../runtime/ports/processes.ts";
import { attachments } from "../../runtime/ports/attachments.ts";
import { results } from "../../runtime/ports/results.ts";
import { forms } from "../../runtime/ports/forms.ts";
import { documents } from "../../runtime/ports/documents.ts";
import { sha512 } from "../../runtime/hashes.ts";
import { portalName } from "../../runtime/portalName.ts";
import { readSettings } from "../../runtime/readSettings.ts";
import { createStepHandler } from "../../runtime/step/createStepHandler.ts";
import { getFiles } from "../../usecases/submit-steps/getFiles.ts";

const ports = {
  processes: processes(),
  attachments: attachments(),
  results: results(),
  forms: forms(),
  documents: documents(),
};

export const handler = createStepHandler("GET_FILES", (target) =>
  getFiles(ports, { target, sha512, portalName: portalName(), issuer: readSettings().portal.publicUrl }),
);
