/** A certificate in base64, as metadata and keys carry it, in PEM. */
export function asPem(base64: string): string {
  const lines = base64.replaceAll(/\s/g, "").match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join("\n")}\n-----END CERTIFICATE-----\n`;
}
