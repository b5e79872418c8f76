import { createHash, createPublicKey, sign } from "node:crypto";
import type { DeliveryReceipt, SealedStatement } from "#domain/sending/DeliveryReceipt.ts";
import { rsaKey } from "#infra/counterparties/kit/rsaKey.ts";
import type { Screen } from "./Screen.ts";
import type { Visit } from "./Visit.ts";

const SENT_AT = "2026-11-22T09:42:00.000Z";
const PAPER = Buffer.from("Diplom");
const sha512Of = (bytes: Buffer): string => createHash("sha512").update(bytes).digest("hex");
const key = await rsaKey({ name: "portal seal", bits: 3072 });

const receipt: DeliveryReceipt = {
  $schema: "https://portal.example/schemas/receipt-v1.json",
  schema: "receipt-v1",
  issuer: "https://portal.example",
  transferTicketNumber: "3R0J8D187MDM",
  messageId: "f8d05dd8-2477-4151-86e9-9fda6d6bbc20",
  externalIdType: "FIT_CONNECT",
  externalId: "db7344cb-ab96-4ff4-b4f0-0f4733067184",
  service: { leiKaId: "99150001001010", name: "Gesundheits- und Krankenpflegerin / -pfleger" },
  authority: { id: "nurses", name: "Bezirksregierung Münster" },
  location: { ars: "053150000000", place: "Köln", postalCode: "50667" },
  payment: { status: "not-required" },
  files: ["Diplom.pdf", "Reisepass.pdf", "Lebenslauf.pdf"].map((fileName, index) => ({
    fileName,
    kind: "attachment" as const,
    size: 140_000,
    sha512: index === 0 ? sha512Of(PAPER) : index.toString().repeat(128),
  })),
  events: [
    { event: "sent", at: SENT_AT },
    { event: "accepted", at: SENT_AT },
    { event: "delivered", at: SENT_AT },
  ],
};

/** Sealed with a key that the portal is said to own. */
function sealed(): SealedStatement {
  const text = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString("base64url");
  const [header, payload] = [text({ alg: "RS256" }), text(receipt)];
  const signature = sign("sha256", Buffer.from(`${header}.${payload}`), key);
  return { protected: header, payload, signature: signature.toString("base64url") };
}

async function checks(visit: Visit, content: unknown): Promise<void> {
  const publicKey = createPublicKey(key).export({ type: "spki", format: "der" }).toString("base64");
  await visit.answers("getSealKeys", {
    keys: [
      {
        name: "Antragsportal Musterland",
        publicKey,
        notBefore: "2026-01-01T00:00:00.000Z",
        notAfter: "2028-01-01T00:00:00.000Z",
      },
    ],
  });
  await visit.goTo("check-receipt");
  await visit.page.locator("input[type=file]").setInputFiles({
    name: "quittung.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(content)),
  });
  await visit.page.locator("main .kern-alert").waitFor();
}

const file = (name: string, buffer: Buffer) => ({ name, mimeType: "application/pdf", buffer });

/** Whether a receipt is one, and files are those that were sent. */
export const RECEIPT_SCREENS: readonly Screen[] = [
  { name: "check-receipt-valid", open: (visit) => checks(visit, sealed()) },
  {
    name: "check-receipt-files",
    open: async (visit) => {
      await checks(visit, sealed());
      const compared = [file("Zeugnis.pdf", PAPER), file("Reisepass.pdf", Buffer.from("anders"))];
      await visit.page.locator("input[type=file]").last().setInputFiles(compared);
      await visit.page.locator(".ap-file--bad").waitFor();
    },
  },
  {
    name: "check-receipt-not-sealed-here",
    open: (visit) => checks(visit, { ...sealed(), signature: "AAAA" }),
  },
  { name: "check-receipt-no-receipt", open: (visit) => checks(visit, { hello: "world" }) },
];
