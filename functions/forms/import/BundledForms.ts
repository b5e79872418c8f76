import { z } from "zod";
import { formParticularsSchema } from "#domain/forms/FormParticulars.ts";
import type { CompiledForm } from "../CompiledForm.ts";
import { isCompiledForm } from "../isCompiledForm.ts";

const compiledForm = z.custom<CompiledForm>(isCompiledForm);

/** Forms that come along with the portal, by id: what the build writes to `forms.json` and the functions read. */
export const bundledFormsSchema = z.record(
  z.string(),
  z.object({
    version: z.string(),
    de: compiledForm,
    en: compiledForm,
    particulars: formParticularsSchema,
  }),
);
export type BundledForms = z.infer<typeof bundledFormsSchema>;
