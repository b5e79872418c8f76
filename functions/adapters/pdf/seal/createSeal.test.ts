import { sign, verify, X509Certificate } from "node:crypto";
import { beforeAll, describe, expect, it } from "vitest";
import { selfSignedPair } from "#infra/counterparties/kit/selfSignedPair.ts";
import type { DocumentContent } from "#ports/documents/DocumentRenderer.ts";
import type { Seal } from "#ports/documents/Seal.ts";
import { createPdfDocumentRenderer } from "../createPdfDocumentRenderer.ts";
import { createPdfUploadInspector } from "../createPdfUploadInspector.ts";
import { createSeal } from "./createSeal.ts";

const DOCUMENT: DocumentContent = {
  title: "Übertragungsprotokoll",
  language: "de",
  createdAt: "2026-11-20T12:00:00.000Z",
  footer: "Portal, Übertragungsprotokoll",
  replacedNote: "",
  blocks: [{ kind: "paragraph", text: "Dieses Protokoll nennt die Dateien." }],
  sealLabel: "Elektronisches Siegel: Portal",
  enclosed: {
    fileName: "quittung.json",
    mediaType: "application/json",
    text: '{"payload":"x"}',
    description: "Quittung",
  },
};

let seal: Seal;
let certificate: string;
beforeAll(async () => {
  const pair = await selfSignedPair({ name: "Portal Siegel", now: Date.now(), padding: "RSASSA-PKCS1-v1_5" });
  certificate = pair.certificate;
  seal = createSeal({
    certificates: [certificate],
    sign: (bytes) => Promise.resolve(sign("sha256", bytes, pair.key)),
  });
});

const sealed = async (): Promise<Buffer> =>
  Buffer.from(await seal.sealDocument(await createPdfDocumentRenderer().render(DOCUMENT)));

describe("the portal's seal", () => {
  it("covers the whole document, and our own reading of signatures calls it intact", async () => {
    const bytes = await sealed();
    const verdict = createPdfUploadInspector().inspect(bytes);
    expect(verdict.kind === "accepted" && verdict.inspection).toMatchObject({
      signatures: "intact",
      found: [{ verdict: "intact", signer: "Portal Siegel", claimedTime: DOCUMENT.createdAt }],
      activeContents: ["attachment"],
    });
    const [, end = "", length = ""] = /\/ByteRange \[0 \d+ (\d+) (\d+)/.exec(bytes.toString("latin1")) ?? [];
    expect(Number(end) + Number(length)).toBe(bytes.length);
  });

  it("makes the same bytes again, so that a repeated step keeps its hash", async () => {
    expect(Buffer.compare(await sealed(), await sealed())).toBe(0);
  });

  it("is broken by any change", async () => {
    const bytes = await sealed();
    bytes[bytes.indexOf("2026")] = 0x31;
    const verdict = createPdfUploadInspector().inspect(bytes);
    expect(verdict.kind === "accepted" && verdict.inspection.signatures).toBe("invalid");
  });

  it("keeps the document a PDF/A-3 and PDF/UA whose field is read aloud and whose file is described", async () => {
    const file = (await sealed()).toString("latin1");
    expect(file).toContain("<pdfaid:part>3</pdfaid:part>");
    expect(file).toContain("<pdfuaid:part>1</pdfuaid:part>");
    expect(file).toMatch(/\/AFRelationship \/Data/);
    expect(file).toMatch(/\/SubFilter \/ETSI\.CAdES\.detached/);
    expect(file).toMatch(/\/SigFlags 3/);
    expect(file.slice(file.lastIndexOf("trailer"))).toMatch(/\/ID \[/);
  });

  it("of a statement is a JWS that can be verified with the certificate it carries", async () => {
    const statement = JSON.stringify({ ticket: "4F7K" });
    const { payload, protected: header, signature } = await seal.sealStatement(statement);
    expect(Buffer.from(payload, "base64url").toString()).toBe(statement);
    expect(JSON.parse(Buffer.from(header, "base64url").toString())).toMatchObject({
      alg: "RS256",
      x5c: [new X509Certificate(certificate).raw.toString("base64")],
    });
    const signedText = Buffer.from(`${header}.${payload}`);
    const bytes = Buffer.from(signature, "base64url");
    expect(verify("sha256", signedText, new X509Certificate(certificate).publicKey, bytes)).toBe(true);
  });
});
