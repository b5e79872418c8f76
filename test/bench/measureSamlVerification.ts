import {
  constants,
  createDecipheriv,
  createHash,
  privateDecrypt,
  randomBytes,
  verify,
  X509Certificate,
} from "node:crypto";
import { memoryCertificates } from "#test/fixtures/saml/memoryCertificates.ts";
import { createSamlProviders } from "#adapters/saml/createSamlProviders.ts";
import { aSamlAnswer } from "../fixtures/saml/aSamlAnswer.ts";
import { aKeyPair } from "../fixtures/saml/samlKeys.ts";
import { aCitizenAccount } from "../fixtures/saml/samlProviders.ts";
import type { FigureSection } from "./Figure.ts";
import { quantile } from "./quantile.ts";

const ROUNDS = 30;
const PER_ROUND = 20;
const WARM_UPS = 3;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Verifying an encrypted, signed answer against the bare cryptography on the same bytes, processor time, in turn. */
export async function measureSamlVerification(): Promise<FigureSection> {
  const [signer, own] = await Promise.all([aKeyPair("provider"), aKeyPair("portal")]);
  const settings = aCitizenAccount([signer.certificate]);
  const publicUrl = "https://portal.example";
  const now = new Date();
  const requestId = "_request";
  const options = {
    requestId,
    answerUrl: `${publicUrl}/api/auth/saml2/acs`,
    audience: settings.ownEntityId,
    issuer: settings.entityId,
    now,
    signer,
    signs: "assertion",
  } as const;
  const xml = await aSamlAnswer({
    ...options,
    encryptFor: own.certificate,
    // One hash for label and mask, as Node's own decryption has it.
    encryption: { key: "http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p", digest: "sha1" },
  });
  const keys = {
    signingKey: own.key,
    signingCertificate: own.certificate,
    decryption: [{ key: own.key, certificate: own.certificate }],
  };
  const providers = createSamlProviders({
    publicUrl,
    log: { write: () => undefined },
    lastRead: memoryCertificates(),
    providers: [{ settings, keys: () => Promise.resolve(keys) }],
  });
  const samlResponse = Buffer.from(xml).toString("base64");
  const whole = async (): Promise<void> => {
    const request = { providerId: "nkb", trustLevel: "low", scopes: [], requestId } as const;
    const verified = await providers.verify({ request, samlResponse, startedAt: now.toISOString(), now });
    if (!verified.ok) throw new Error(`the answer is refused: ${JSON.stringify(verified.failure)}`);
  };
  const bare = bareCryptography(xml, { certificate: signer.certificate, key: own.key });

  const samples: Record<"whole" | "bare", number[]> = { whole: [], bare: [] };
  for (let round = -WARM_UPS; round < ROUNDS; round += 1) {
    const wholeMilliseconds = await processorTime(whole);
    const bareMilliseconds = await processorTime(bare);
    if (round < 0) continue;
    samples.whole.push(wholeMilliseconds);
    samples.bare.push(bareMilliseconds);
  }
  return {
    title: `Verifying a SAML answer: processor time of one, median of ${ROUNDS} rounds of ${PER_ROUND}`,
    remark: `Baseline: one RSA verification, one RSA and one AES-GCM decryption and one digest of the same ${Buffer.byteLength(xml)} bytes.`,
    figures: [
      {
        name: "signed and encrypted answer",
        value: quantile(samples.whole, 0.5),
        unit: "ms",
        baseline: quantile(samples.bare, 0.5),
      },
    ],
  };
}

async function processorTime(action: () => void | Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let turn = 0; turn < PER_ROUND; turn += 1) await action();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / PER_ROUND;
}

/** What no verifier can leave out. The signature need not fit: an RSA verification takes as long when it fails. */
function bareCryptography(
  xml: string,
  { certificate, key }: { readonly certificate: string; readonly key: string },
): () => void {
  const [wrapped = "", content = ""] = [...xml.matchAll(/<(?:\w+:)?CipherValue>([^<]+)</g)].map(
    ([, value]) => value ?? "",
  );
  const encryptedKey = Buffer.from(wrapped, "base64");
  const bytes = Buffer.from(content, "base64");
  const { publicKey } = new X509Certificate(certificate);
  const signedInfo = Buffer.alloc(900, "a");
  const signature = randomBytes(256);
  return () => {
    const padding = constants.RSA_PKCS1_OAEP_PADDING;
    const secret = privateDecrypt({ key, padding, oaepHash: "sha1" }, encryptedKey);
    const decipher = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, NONCE_BYTES), {
      authTagLength: TAG_BYTES,
    });
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    const plain = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]);
    createHash("sha256").update(plain).digest();
    verify("sha256", signedInfo, { key: publicKey, padding: constants.RSA_PKCS1_PSS_PADDING }, signature);
  };
}
