import { sign, X509Certificate } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { createPdfDocumentRenderer } from "../../../../functions/adapters/pdf/createPdfDocumentRenderer.ts";
import { createSeal } from "../../../../functions/adapters/pdf/seal/createSeal.ts";
import type { DeliveryReceipt, SealedStatement } from "../../../../functions/contract/receipt.ts";
import { selfSignedPair } from "../../../../infra/local/counterparties/process/selfSignedPair.ts";
import { readReceiptFile } from "./readReceiptFile.ts";
import { type SealKey, verifyReceipt } from "./verifyReceipt.ts";

const RECEIPT: DeliveryReceipt = {
  $schema: "https://portal.example/schemas/receipt-v1.json",
  schema: "receipt-v1",
  issuer: "https://portal.example",
  transferTicketNumber: "4F7K19QD82MX",
  messageId: "m",
  externalIdType: "FIT_CONNECT",
  externalId: "x",
  service: { leiKaId: "99", name: "Anerkennung" },
  authority: { id: "a", name: "Landesamt" },
  location: { ars: "1", place: "Ort", postalCode: "1" },
  payment: { status: "not-required" },
  files: [{ fileName: "Diplom.pdf", kind: "attachment", size: 3, sha512: "a".repeat(128) }],
  events: [{ event: "sent", at: "2026-11-20T12:00:00.000Z" }],
};

let statement: SealedStatement;
let report: Blob;
let keys: readonly SealKey[];
beforeAll(async () => {
  const pair = await selfSignedPair({ name: "Siegel", now: Date.now(), padding: "RSASSA-PKCS1-v1_5" });
  const seal = createSeal({
    certificates: [pair.certificate],
    sign: (bytes) => Promise.resolve(sign("sha256", bytes, pair.key)),
  });
  statement = await seal.sealStatement(JSON.stringify(RECEIPT));
  const pdf = await createPdfDocumentRenderer().render({
    title: "Übertragungsprotokoll",
    language: "de",
    createdAt: "2026-11-20T12:00:00.000Z",
    footer: "Portal",
    replacedNote: "",
    blocks: [{ kind: "paragraph", text: "/EmbeddedFile stream" }],
    sealLabel: "Siegel",
    enclosed: {
      fileName: "quittung.json",
      mediaType: "application/json",
      text: JSON.stringify(statement),
      description: "Quittung",
    },
  });
  report = new Blob([new Uint8Array(await seal.sealDocument(pdf))]);
  const spki = new X509Certificate(pair.certificate).publicKey.export({ type: "spki", format: "der" });
  keys = [{ name: "Siegel", publicKey: spki.toString("base64") }];
});

const asFile = (value: unknown): Blob => new Blob([JSON.stringify(value)]);

describe("a receipt that somebody checks", () => {
  it("is read from its own file and from the sealed report that carries it", async () => {
    for (const file of [asFile(statement), report]) {
      expect(await readReceiptFile(file)).toEqual({ ok: true, value: statement });
    }
    expect(await verifyReceipt(statement, keys)).toEqual({
      ok: true,
      value: { receipt: RECEIPT, sealedBy: "Siegel" },
    });
  });

  it("is refused when a byte of it was changed, or when another key sealed it", async () => {
    const changed = Buffer.from(JSON.stringify({ ...RECEIPT, transferTicketNumber: "X" })).toString(
      "base64url",
    );
    const forged: readonly SealedStatement[] = [
      { ...statement, payload: changed },
      { ...statement, protected: "e30" },
      { ...statement, signature: "AAAA" },
      { ...statement, signature: "not base64 !" },
    ];
    for (const one of forged)
      expect(await verifyReceipt(one, keys)).toEqual({ ok: false, failure: "not-sealed-here" });
    expect(await verifyReceipt(statement, [])).toEqual({ ok: false, failure: "not-sealed-here" });
  });

  it("is told from any other file by a sentence of its own", async () => {
    const wrong = [
      [new Blob(["no json"]), "not-a-receipt"],
      [asFile({ payload: 1 }), "not-a-receipt"],
      [asFile(null), "not-a-receipt"],
      [new Blob(["%PDF-1.7 printed anew %%EOF"]), "report-without-receipt"],
      [new Blob(["%PDF-1.7 /EmbeddedFile stream\nnonsense\nendstream"]), "unreadable"],
    ] as const;
    for (const [file, failure] of wrong) expect(await readReceiptFile(file)).toEqual({ ok: false, failure });
  });
});
