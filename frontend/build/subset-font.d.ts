declare module "subset-font" {
  const subsetFont: (
    font: Buffer,
    text: string,
    options: { readonly targetFormat: "woff2" },
  ) => Promise<Buffer>;
  export default subsetFont;
}
