import { z } from "zod";

export interface SealedPartRules {
  /** Key id of the destination's encryption key. */
  readonly kid: string;
  /** Media types that the header may name; any when absent. */
  readonly contentTypes?: readonly string[];
}

export type SealedPartVerdict =
  { readonly ok: true; readonly tag: string } | { readonly ok: false; readonly title: string };

const jweHeader = z.strictObject({
  alg: z.literal("RSA-OAEP-256"),
  enc: z.literal("A256GCM"),
  kid: z.string(),
  cty: z.string().min(1),
});

const BASE64URL = /^[A-Za-z0-9_-]*$/;
/** Encrypted key of a 4096-bit modulus, initialisation vector and tag of AES-GCM, in bytes. */
const PART_BYTES = { key: 512, vector: 12, tag: 16 };

/** What a delivery service can see of a compact JWE (RFC 7516 section 7.1) without its key. */
export function checkSealedPart(jwe: string, rules: SealedPartRules): SealedPartVerdict {
  const [header, key, vector, ciphertext, tag, ...rest] = jwe.split(".");
  if (
    header === undefined ||
    key === undefined ||
    vector === undefined ||
    ciphertext === undefined ||
    tag === undefined ||
    rest.length > 0
  ) {
    return refused("The content is no compact JWE");
  }
  const parsed = jweHeader.safeParse(decodedJson(header));
  if (!parsed.success) {
    const members = parsed.error.issues.flatMap((issue) =>
      issue.code === "unrecognized_keys" ? issue.keys : issue.path.map(String),
    );
    return refused(`Invalid JWE Header '${members.join("', '")}'`);
  }
  if (parsed.data.kid !== rules.kid) return refused("Invalid JWE Header 'kid'");
  if (rules.contentTypes !== undefined && !rules.contentTypes.includes(parsed.data.cty)) {
    return refused("Invalid JWE Header 'cty'");
  }
  const sound =
    hasBytes(key, PART_BYTES.key) &&
    hasBytes(vector, PART_BYTES.vector) &&
    hasBytes(tag, PART_BYTES.tag) &&
    BASE64URL.test(ciphertext);
  return sound ? { ok: true, tag } : refused("A part of the JWE is damaged");
}

function hasBytes(part: string, bytes: number): boolean {
  return BASE64URL.test(part) && Buffer.from(part, "base64url").length === bytes;
}

function decodedJson(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
  } catch {
    return undefined;
  }
}

function refused(title: string): SealedPartVerdict {
  return { ok: false, title };
}
