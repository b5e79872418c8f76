import { beforeAll, describe, expect, it } from "vitest";
import { aReceipt, aSealedReport } from "#test/fixtures/seals/aSealedReport.ts";
import { aPortal, TICKET, type SealedPortal } from "#test/fixtures/seals/aPortal.ts";
import { inWords } from "#test/fixtures/seals/Forgery.ts";
import type { SealKeyPair } from "#test/fixtures/seals/aSealKey.ts";
import { webSealTools } from "#ui/pages/check-receipt/receipt/webSealTools.ts";
import { createPdfDocumentRenderer } from "#adapters/pdf/createPdfDocumentRenderer.ts";
import { certificateDocument } from "#usecases/documents/certificateDocument.ts";
import type { DeletionCertificate } from "./DeletionCertificate.ts";
import { judgeReceiptFile } from "./judgeReceiptFile.ts";

const RECORD = {
  processId: "7d0c5b1e-0000-4000-8000-00000000000a",
  ownerId: "sk:somebody",
  transient: false,
  cause: "person" as const,
  createdAt: "2026-11-20T08:00:00.000Z",
  destroyedAt: "2026-11-20T12:00:00.000Z",
  files: 2,
  destroyed: ["draft" as const, "uploads" as const],
  kept: [],
};

let portal: SealedPortal;
beforeAll(async () => {
  portal = await aPortal();
});

function statementOf(processId = RECORD.processId): DeletionCertificate {
  const { ownerId, transient, ...statement } = { ...RECORD, processId };
  expect([ownerId, transient]).toEqual(["sk:somebody", false]);
  return { type: "deletion-certificate", issuer: "https://portal.example", ...statement };
}

/** A certificate as the portal makes it; the pages are of one application, the statement of this one. */
async function aCertificate(
  key: SealKeyPair,
  statement: DeletionCertificate = statementOf(),
): Promise<Buffer> {
  const sealed = await key.seal.sealStatement(JSON.stringify(statement));
  const drawn = await createPdfDocumentRenderer().render(
    certificateDocument(RECORD, { sealed, locale: "de", portalName: "Antragsportal" }),
  );
  return Buffer.from(await key.seal.sealDocument(drawn));
}

async function verdictOf(bytes: Buffer): Promise<string> {
  const judged = await judgeReceiptFile(new Uint8Array(bytes), { keys: portal.keys, tools: webSealTools });
  return inWords(judged);
}

describe("a certificate of deletion", () => {
  it("is genuine as the portal gives it, the document and the statement for machines alone", async () => {
    expect(await verdictOf(await aCertificate(portal.ours))).toBe("genuine-deletion");
    const alone = await portal.ours.seal.sealStatement(JSON.stringify(statementOf()));
    expect(await verdictOf(Buffer.from(JSON.stringify(alone)))).toBe("genuine-deletion");
  });

  it("is not of this portal when another key sealed it under the same name", async () => {
    expect(await verdictOf(await aCertificate(portal.forger))).toBe("not-of-this-portal other-key");
  });

  it("is altered when its statement is of another application, or of a longer number", async () => {
    const { processId } = RECORD;
    for (const other of ["7d0c5b1e-0000-4000-8000-00000000000b", `1${processId}`, processId.slice(1)]) {
      expect(await verdictOf(await aCertificate(portal.ours, statementOf(other)))).toBe(
        "altered other-receipt",
      );
    }
  });

  it("is altered when it stands in the place of the receipt of a report", async () => {
    const enclosed = await portal.ours.seal.sealStatement(JSON.stringify(statementOf()));
    const report = await aSealedReport({ receipt: aReceipt(TICKET), key: portal.ours, enclosed });
    expect(await verdictOf(report)).toBe("altered other-receipt");
  });

  it("cannot be changed in any byte", async () => {
    const certificate = await aCertificate(portal.ours);
    expect(await verdictOf(certificate)).toBe("genuine-deletion");
    const flips = 100;
    for (let index = 0; index < flips; index += 1) {
      const changed = Buffer.from(certificate);
      const at = Math.floor((index * certificate.length) / flips);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect([at, await verdictOf(changed)]).not.toEqual([at, "genuine-deletion"]);
    }
  });
});
