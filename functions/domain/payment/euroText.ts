/** Euro cents as people write them: `50,00 €`. */
export function euroText(cents: number, language: "de" | "en"): string {
  const locale = language === "de" ? "de-DE" : "en-GB";
  return new Intl.NumberFormat(locale, { style: "currency", currency: "EUR" }).format(cents / 100);
}
