declare module "subset-font" {
  const subsetFont: (
    ...given: [
      font: Buffer,
      text: string,
      options: { readonly targetFormat: "woff2"; keepFeatures: string[] },
    ]
  ) => Promise<Buffer>;
  export = subsetFont;
}
