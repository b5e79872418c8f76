export interface ResultAddress {
  readonly processId: string;
  readonly name: string;
}

/** What the submit pipeline makes: documents for download, and ciphertext on its way to the authority. */
export interface ResultStore {
  write(
    address: ResultAddress,
    content: { readonly body: Uint8Array | string; readonly mediaType: string },
  ): Promise<void>;
  read(address: ResultAddress): Promise<Uint8Array | undefined>;
  /** The same as UTF-8 text. */
  readText(address: ResultAddress): Promise<string | undefined>;
  /** A link that ends at `until` at the latest and saves the file under `fileName`. */
  signDownload(
    address: ResultAddress,
    options: { readonly fileName: string; readonly until: Date },
  ): Promise<string>;
  /** Whether anything of the process is there. */
  holds(processId: string): Promise<boolean>;
  deleteProcess(processId: string): Promise<void>;
}
