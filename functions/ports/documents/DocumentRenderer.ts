/** A document as a list of parts; the adapter decides the layout. Texts are plain, in the language of the document. */
export type DocumentBlock =
  | { readonly kind: "heading"; readonly level: 1 | 2 | 3; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string }
  | {
      readonly kind: "answers";
      readonly entries: readonly { readonly label: string; readonly value: string }[];
    }
  | {
      readonly kind: "table";
      readonly columns: readonly string[];
      readonly rows: readonly (readonly string[])[];
    };

export interface DocumentContent {
  readonly title: string;
  readonly language: "de" | "en";
  /** ISO 8601; the only time in the file, so that the same content gives the same bytes. */
  readonly createdAt: string;
  /** Line at the foot of every page, for example the portal's name and the transfer ticket number. */
  readonly footer: string;
  readonly blocks: readonly DocumentBlock[];
  /** Stands at the end where a character had to be replaced by its number, because no font of documents has it. */
  readonly replacedNote: string;
  /** A file inside of the document, for machines. */
  readonly enclosed?: {
    readonly fileName: string;
    readonly mediaType: "application/json";
    readonly text: string;
    readonly description: string;
  };
  /** An empty field for the portal's seal; its name for those who cannot see it. */
  readonly sealLabel?: string;
}

/** Makes PDF files. Deterministic: same content, same bytes, so that a repeated step keeps its hashes. */
export interface DocumentRenderer {
  render(content: DocumentContent): Promise<Uint8Array>;
}
