import type { FormAddress, FormVersionInfo } from "../domain/form/FormVersion.ts";
import type { FormParticulars } from "../domain/process/FormParticulars.ts";
import type { CompiledForm } from "../forms/CompiledForm.ts";

/** Everything that is kept of one version. */
export interface FormVersion {
  readonly de: CompiledForm;
  readonly en: CompiledForm;
  readonly particulars: FormParticulars;
  readonly info: FormVersionInfo;
  /** What it was compiled from; absent for forms that come along with the portal and stand in its source. */
  readonly definition?: Readonly<Record<string, unknown>>;
}

/** Versions of forms outside of the bundles: imported ones, and those that running drafts were started with. */
export interface FormVersionStore {
  form(address: FormAddress, locale: "de" | "en"): Promise<CompiledForm | undefined>;
  particulars(address: FormAddress): Promise<FormParticulars | undefined>;
  /** Undefined when there is no such version, or not all of it. */
  info(address: FormAddress): Promise<FormVersionInfo | undefined>;
  /** Writing a version again leaves it as it is, compiled anew. */
  put(address: FormAddress, content: FormVersion): Promise<void>;
  versions(id: string): Promise<readonly string[]>;
  /** The version that new drafts begin with; undefined: the one that comes along with the portal. */
  active(id: string): Promise<string | undefined>;
  activate(id: string, version: string | undefined): Promise<void>;
}
