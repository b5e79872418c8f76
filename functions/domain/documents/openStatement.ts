import type { SealedStatement } from "../sending/DeliveryReceipt.ts";
import { asciiBytes, bytesOfBase64, latin1, utf8 } from "./plainBytes.ts";
import { signingKeys } from "./signingKeys.ts";
import type { Judging } from "./SealTools.ts";
import type { PublishedKey } from "./SealVerdict.ts";

/** The sealed receipt that a text is; undefined for any other. */
export function sealedStatementOf(text: string | undefined): SealedStatement | undefined {
  const value = parsed(text);
  if (typeof value !== "object" || value === null || Object.keys(value).length !== 3) return undefined;
  if (!("payload" in value && "protected" in value && "signature" in value)) return undefined;
  const { payload, protected: header, signature } = value;
  return typeof payload === "string" && typeof header === "string" && typeof signature === "string"
    ? { payload, protected: header, signature }
    : undefined;
}

/** What a statement says and which keys sealed it; undefined: none of the portal's did (RFC 7515, RS256). */
export async function openStatement(
  { payload, protected: header, signature }: SealedStatement,
  judging: Judging,
): Promise<{ readonly value: unknown; readonly keys: readonly PublishedKey[] } | undefined> {
  const seal = bytesOfBase64(signature);
  if (seal === undefined || memberOf(header, "alg") !== "RS256") return undefined;
  const keys = await signingKeys({ message: asciiBytes(`${header}.${payload}`), signature: seal }, judging);
  return keys.length === 0 ? undefined : { value: valueOf(payload), keys };
}

/** Whether a statement brings along a certificate of one of the portal's keys: it was the portal's, or pretends to be. */
export function bringsOurCertificate({ protected: header }: SealedStatement, { keys }: Judging): boolean {
  const chain = memberOf(header, "x5c");
  const first: unknown = Array.isArray(chain) ? chain[0] : undefined;
  const certificate = typeof first === "string" ? bytesOfBase64(first) : undefined;
  if (certificate === undefined) return false;
  const text = latin1(certificate);
  return keys.some(({ publicKey }) => {
    const key = bytesOfBase64(publicKey);
    return key !== undefined && key.length > 0 && text.includes(latin1(key));
  });
}

function memberOf(header: string, name: string): unknown {
  const value = valueOf(header);
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([key]) => key === name)?.[1]
    : undefined;
}

function valueOf(encoded: string): unknown {
  const bytes = bytesOfBase64(encoded);
  return bytes === undefined ? undefined : parsed(utf8(bytes));
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
