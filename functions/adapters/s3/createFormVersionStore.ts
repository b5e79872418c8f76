import { z } from "zod";
import { formVersionInfoSchema, isFormVersion } from "#domain/forms/FormVersion.ts";
import { formParticularsSchema } from "#domain/forms/FormParticulars.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import { isCompiledForm } from "#forms/isCompiledForm.ts";
import type { FormVersionStore } from "#ports/forms/FormCatalogue.ts";
import type { Bucket } from "./objectStore.ts";
import { storedVersions } from "./storedVersions.ts";

const compiledFormSchema = z.custom<CompiledForm>(isCompiledForm);

/** Versions in S3 under `forms/<id>/`, of the parts `de`, `en`, `particulars`, `definition` and `info`. */
export function createFormVersionStore(bucket: Bucket): FormVersionStore {
  const of = (id: string) => storedVersions(bucket, { folder: `forms/${id}/`, isVersion: isFormVersion });
  return {
    form: ({ id, version }, locale) => of(id).read([version, locale], compiledFormSchema),
    particulars: ({ id, version }) => of(id).read([version, "particulars"], formParticularsSchema),
    info: ({ id, version }) => of(id).read([version, "info"], formVersionInfoSchema),
    put: ({ id, version }, content) => of(id).put(version, content),
    versions: (id) => of(id).versions(),
    active: (id) => of(id).active(),
    activate: (id, change) => of(id).activate(change),
  };
}
