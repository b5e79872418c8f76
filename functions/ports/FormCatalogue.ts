import type { FormParticulars } from "../domain/process/FormParticulars.ts";
import type { CompiledForm } from "../forms/CompiledForm.ts";

/** Forms by id, compiled for a language. */
export interface FormCatalogue {
  /** The newest version, or the one asked for; undefined when there is no such form or version. */
  get(
    fmsFormId: string,
    options: { readonly locale: "de" | "en"; readonly version?: string | undefined },
  ): Promise<CompiledForm | undefined>;
  /** What differs by profession and state in the newest version; undefined when there is no such form. */
  particulars(fmsFormId: string): Promise<FormParticulars | undefined>;
}
