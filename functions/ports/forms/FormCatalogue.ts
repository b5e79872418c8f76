import type { ActiveChange, FormAddress, FormVersionInfo } from "#domain/forms/FormVersion.ts";
import type { FormParticulars } from "#domain/forms/FormParticulars.ts";
import type { CompiledForm } from "#forms/CompiledForm.ts";
import type { Result } from "#domain/result.ts";

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
  /** Writing a version again leaves it as it is, compiled anew. False: somebody else did at the same time. */
  put(address: FormAddress, content: FormVersion): Promise<boolean>;
  versions(id: string): Promise<readonly string[]>;
  /** The version that new drafts begin with; undefined: the one that comes along with the portal. */
  active(id: string): Promise<string | undefined>;
  /** False, and nothing is changed, when another one than `from` is active. */
  activate(id: string, change: ActiveChange): Promise<boolean>;
}

export type FormServiceFailure =
  /** No address, or one that is neither https nor on this machine. */
  | { readonly kind: "address-refused" }
  | { readonly kind: "form-not-found" }
  /** No connection, no answer in time, or a redirection. */
  | { readonly kind: "unreachable" }
  | { readonly kind: "answered-otherwise"; readonly status: number }
  | { readonly kind: "too-large" }
  | { readonly kind: "not-json" };

/** A server that has forms of type LIP (functions/forms/lip/README.md). */
export interface FormService {
  /** The exchange document as it came: the reader of documents checks it. */
  document(formId: string): Promise<Result<unknown, FormServiceFailure>>;
}

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
