import { createFormCatalogue } from "../../adapters/form-catalogue/createFormCatalogue.ts";
import { readBundledForms } from "../../adapters/form-catalogue/readBundledForms.ts";
import { openBucket } from "../../adapters/s3/openBucket.ts";
import { createFormVersionStore } from "../../adapters/s3/S3FormVersionStore.ts";
import { systemClock } from "../../adapters/system/systemClock.ts";
import type { FormCatalogue } from "../../ports/FormCatalogue.ts";
import { readEnvironment } from "../readEnvironment.ts";

export const forms = (): FormCatalogue =>
  createFormCatalogue({
    bundled: readBundledForms(),
    store: createFormVersionStore(openBucket(readEnvironment("FORMS_BUCKET"))),
    clock: systemClock,
  });
