/** A file as a bucket lists it: `<owner>/<name>`. */
export interface StoredFile {
  readonly key: string;
  readonly size: number;
  /** When it was written. */
  readonly at: Date;
}

/** The files of a bucket, of all owners. */
export interface StoredFiles {
  /** Page by page, in the order of their keys, from the first that comes after `from` round to it. */
  pages(from: string): AsyncIterable<readonly StoredFile[]>;
  /** Everything of one owner as it is now. */
  of(owner: string): Promise<readonly StoredFile[]>;
  delete(keys: readonly string[]): Promise<void>;
}

export interface PartToSign {
  readonly number: number;
  readonly size: number;
  /** SHA-256, base64. */
  readonly sha256: string;
}

export interface SignedPart {
  readonly number: number;
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface AttachmentAddress {
  readonly processId: string;
  readonly attachmentId: string;
}

/** Uploaded files. Bytes go from the browser straight into the store, in parts, and never through the API. */
export interface AttachmentStore {
  /** Signed forms for parts: key, exact length and SHA-256 are fixed by the policy; they end at `expiresAt`. */
  signParts(
    address: AttachmentAddress,
    request: { readonly parts: readonly PartToSign[]; readonly expiresAt: Date },
  ): Promise<readonly SignedPart[]>;
  /** Numbers and sizes of the parts that have arrived. */
  listParts(
    address: AttachmentAddress,
  ): Promise<readonly { readonly number: number; readonly size: number }[]>;
  /** Bytes of the parts 1 to `count`, joined in order; undefined when one of them is not there. */
  readParts(address: AttachmentAddress, count: number): Promise<Uint8Array | undefined>;
  write(address: AttachmentAddress, bytes: Uint8Array): Promise<void>;
  /** The joined file, or undefined when it is not there. */
  read(address: AttachmentAddress): Promise<Uint8Array | undefined>;
  /** A link that ends at `until` at the latest and shows the joined file in the browser, named `fileName`. */
  signView(
    address: AttachmentAddress,
    options: { readonly fileName: string; readonly until: Date },
  ): Promise<string>;
  deleteParts(address: AttachmentAddress): Promise<void>;
  /** The file and its parts. */
  delete(address: AttachmentAddress): Promise<void>;
  deleteProcess(processId: string): Promise<void>;
}
