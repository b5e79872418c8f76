/** What a text means as JSON; undefined where it is none. */
export function parseJson(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/** Header or payload of a compact JWS or JWE (RFC 7515 section 7.1). */
export function decodeSegment(segment: string | undefined): unknown {
  return parseJson(Buffer.from(segment ?? "", "base64url").toString("utf8"));
}
