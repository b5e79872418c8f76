/** A certificate in one line without its frame, as Keycloak keeps it. */
export function base64Of(pem: string): string {
  return pem.replaceAll(/-----[A-Z ]+-----|\s/g, "");
}
