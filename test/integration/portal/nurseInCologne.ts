/** Body that starts the application of a nurse from a third country who wants to work in Cologne. */
export const NURSE_IN_COLOGNE = {
  leiKaId: "99150001001010",
  metadataId: "recognition_99150001001010_nw-brms-pug",
  location: { ars: "053150000000", place: "Köln", postalCode: "50667" },
  locale: "de",
} as const;
