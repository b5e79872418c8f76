export interface ContentType {
  /** Lower case, without parameters. */
  readonly mediaType: string;
  /** Names in lower case, values without quotes and escapes (RFC 2045, RFC 822). */
  readonly parameters: ReadonlyMap<string, string>;
}

export function readContentType(header: string): ContentType {
  const [mediaType = ""] = header.split(";", 1);
  const parameters = new Map<string, string>();
  for (const [, name = "", quoted, plain] of header
    .slice(mediaType.length)
    .matchAll(/;\s*([^\s=;]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^\s;]*))/g)) {
    parameters.set(name.toLowerCase(), quoted?.replaceAll(/\\(.)/g, "$1") ?? plain ?? "");
  }
  return { mediaType: mediaType.trim().toLowerCase(), parameters };
}

/** The `action` that a SOAP media type names, as it stands in `start-info` or in the type of a root part. */
export function actionOf(soapType: string | undefined): string | undefined {
  return soapType === undefined ? undefined : readContentType(soapType).parameters.get("action");
}
