// The types of the package call its factory a member `default`, which it has for bundlers only.
declare module "bidi-js" {
  interface Bidi {
    getEmbeddingLevels(
      text: string,
      base: "ltr" | "rtl" | "auto",
    ): { readonly levels: Uint8Array; readonly paragraphs: readonly { readonly level: number }[] };
    getMirroredCharacter(sign: string): string | null;
  }
  const createBidi: () => Bidi;
  export = createBidi;
}
