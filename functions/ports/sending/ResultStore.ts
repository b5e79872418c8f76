export interface ResultAddress {
  readonly processId: string;
  readonly name: string;
}

/** A file on its way into a ZIP file. Names differ and hold no path. */
export interface ArchivedFile {
  readonly fileName: string;
  /** Bytes that `read` will give. */
  readonly size: number;
  /** ISO 8601; shown as the time of the file, in UTC. */
  readonly at: string;
  read(): Promise<Uint8Array>;
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
  /** Writes a ZIP file with one of the files in memory at a time; answers its size in bytes. */
  writeArchive(address: ResultAddress, files: readonly ArchivedFile[]): Promise<number>;
  /** A link that ends at `until` at the latest and saves the file under `fileName`. */
  signDownload(
    address: ResultAddress,
    options: {
      readonly fileName: string;
      readonly mediaType: "application/pdf" | "application/zip";
      readonly until: Date;
    },
  ): Promise<string>;
  /** Whether anything of the process is there. */
  has(processId: string): Promise<boolean>;
  deleteProcess(processId: string): Promise<void>;
}
