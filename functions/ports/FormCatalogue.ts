import type { FormAddress } from "../domain/form/FormVersion.ts";
import type { FormParticulars } from "../domain/process/FormParticulars.ts";
import type { CompiledForm } from "../forms/CompiledForm.ts";

/** Forms by id, compiled for a language. */
export interface FormCatalogue {
  /**
   * The version asked for; the newest one where none is asked for or that version is nowhere any more. Undefined when
   * there is no such form.
   */
  get(
    fmsFormId: string,
    options: { readonly locale: "de" | "en"; readonly version?: string | undefined },
  ): Promise<CompiledForm | undefined>;
  /** What differs by profession and state in a version; undefined when there is no such version. */
  particulars(address: FormAddress): Promise<FormParticulars | undefined>;
  /** Makes sure that a version stays, whatever the portal comes along with later: a draft begins with it. */
  keep(address: FormAddress): Promise<void>;
}
