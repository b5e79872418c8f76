/** A file as a bucket lists it: `<owner>/<name>`. */
export interface StoredFile {
  readonly key: string;
  readonly size: number;
  /** When it was written. */
  readonly at: Date;
}

/** The files of a bucket, whoever they belong to. */
export interface StoredFiles {
  /** Page by page, in the order of their keys, from the first that comes after `from` round to it. */
  pages(from: string): AsyncIterable<readonly StoredFile[]>;
  /** Everything of one owner as it is now. */
  of(owner: string): Promise<readonly StoredFile[]>;
  delete(keys: readonly string[]): Promise<void>;
}
