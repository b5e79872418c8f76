import { createFormCatalogue, readBundledForms } from "#adapters/form-catalogue/createFormCatalogue.ts";
import { openBucket } from "#adapters/s3/openBucket.ts";
import { createFormVersionStore } from "#adapters/s3/createFormVersionStore.ts";
import { systemClock } from "#adapters/system/nodeSystem.ts";
import type { FormCatalogue } from "#ports/forms/FormCatalogue.ts";
import { readEnvironment } from "../deployment.ts";

export const forms = (): FormCatalogue =>
  createFormCatalogue({
    bundled: readBundledForms(),
    store: createFormVersionStore(openBucket(readEnvironment("FORMS_BUCKET"))),
    clock: systemClock,
  });
