import { createHash, X509Certificate } from "node:crypto";
import { Signer, SignPdf } from "@signpdf/signpdf";
import type { Seal } from "#ports/documents/Seal.ts";
import { sealContainer, type SealKey } from "./sealContainer.ts";

export interface SealOptions {
  /** PEM, the certificate of the key first, then its chain. */
  readonly certificates: readonly string[];
  /** RSASSA-PKCS1-v1_5 with SHA-256 over these bytes. */
  readonly sign: (bytes: Uint8Array) => Promise<Uint8Array>;
}

/** Seals documents and statements with one key. */
export function createSeal({ certificates, sign }: SealOptions): Seal {
  const chain = certificates.map((pem) => new X509Certificate(pem).raw);
  const key = { certificates: chain, sign };
  return {
    sealDocument: (pdf) => new SignPdf().sign(Buffer.from(pdf), new ContainerSigner(key)),
    sealStatement: async (statement) => {
      const payload = Buffer.from(statement).toString("base64url");
      const header = { alg: "RS256", x5c: chain.map((der) => der.toString("base64")) };
      const protectedHeader = Buffer.from(JSON.stringify(header)).toString("base64url");
      const signature = await sign(Buffer.from(`${protectedHeader}.${payload}`));
      return { payload, protected: protectedHeader, signature: Buffer.from(signature).toString("base64url") };
    },
  };
}

class ContainerSigner extends Signer {
  private readonly key: SealKey;

  constructor(key: SealKey) {
    super();
    this.key = key;
  }

  override sign(signedParts: Buffer): Promise<Buffer> {
    return sealContainer(this.key, createHash("sha256").update(signedParts).digest());
  }
}
