import { processes } from "#runtime/wiring/application.ts";
import { attachments } from "#runtime/wiring/attachments.ts";
import { results } from "#runtime/wiring/sending.ts";
import { forms } from "#runtime/wiring/forms.ts";
import { documents } from "#runtime/wiring/documents.ts";
import { sha512 } from "#runtime/wiring/system.ts";
import { readSettings } from "#runtime/deployment.ts";
import { createStepHandler } from "#runtime/step/createStepHandler.ts";
import { getFiles } from "#usecases/sending/steps/getFiles.ts";

const ports = {
  processes: processes(),
  attachments: attachments(),
  results: results(),
  forms: forms(),
  documents: documents(),
  sha512,
};

export const handler = createStepHandler("GET_FILES", (target) => {
  const { portalName, publicUrl } = readSettings().portal;
  return getFiles(ports, {
    target,
    portalName: portalName.de,
    portalNameEn: portalName.en,
    issuer: publicUrl,
  });
});
