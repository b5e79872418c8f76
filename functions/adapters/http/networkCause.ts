/** Codes of Node and OpenSSL (`ECONNRESET`, `CERT_HAS_EXPIRED`) say what to repair; messages could carry more. */
export function networkCause(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}
