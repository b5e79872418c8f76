import { sign } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { selfSignedPair } from "#infra/counterparties/kit/selfSignedPair.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import { memoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { PublishedKey } from "#domain/documents/SealVerdict.ts";
import { createSeal } from "#adapters/pdf/seal/createSeal.ts";
import { sealVerifier } from "#adapters/pdf/seal/sealVerifier.ts";
import type { Submission } from "#domain/sending/Submission.ts";
import type { Seal } from "#ports/documents/Seal.ts";
import { publicSealKeys } from "#runtime/wiring/documents.ts";
import { proveDelivery } from "./proveDelivery.ts";

interface NamedSeal extends Seal {
  readonly keys: readonly PublishedKey[];
}

async function aSeal(name: string): Promise<NamedSeal> {
  const now = Date.parse(record.receipt.events[0]?.at ?? "");
  const { certificate, key } = await selfSignedPair({ name, now, padding: "RSASSA-PKCS1-v1_5" });
  return {
    ...createSeal({
      certificates: [certificate],
      sign: (bytes) => Promise.resolve(sign("sha256", bytes, key)),
    }),
    keys: publicSealKeys({ certificates: [certificate], formerCertificates: [] }),
  };
}

const record = aSubmission();
let ours: NamedSeal;
let foreign: NamedSeal;
let asked: string[];
let published: readonly PublishedKey[] | undefined;

beforeAll(async () => {
  [ours, foreign] = [await aSeal("Siegel des Portals"), await aSeal("Fremdes Siegel")];
});
beforeEach(() => {
  asked = [];
  published = undefined;
  vi.stubGlobal("fetch", (address: URL) => {
    asked.push(address.href);
    return Promise.resolve(new Response(JSON.stringify({ keys: published ?? ours.keys })));
  });
});
async function proof(stored?: Submission): ReturnType<typeof proveDelivery> {
  const { submissions } = memoryPorts();
  if (stored !== undefined) await submissions.createOnce(stored);
  return proveDelivery({ submissions, seals: sealVerifier }, record.processId);
}

describe("the proof of a delivery", () => {
  it("is the sealed receipt, verified with the keys that its portal publishes", async () => {
    const sealedReceipt = await ours.sealStatement(JSON.stringify(record.receipt));
    expect(await proof({ ...record, sealedReceipt, evidence: ["signed"] })).toEqual({
      ok: true,
      value: { receipt: record.receipt, sealedReceipt, sealedBy: "Siegel des Portals", evidence: ["signed"] },
    });
    expect(asked).toEqual(["https://portal.example/api/version/seal"]);
  });

  it("fails with a seal of another key, and with one of another text", async () => {
    const fromAbroad = await foreign.sealStatement(JSON.stringify(record.receipt));
    expect(await proof({ ...record, sealedReceipt: fromAbroad })).toMatchObject({
      failure: { kind: "not-sealed" },
    });
    const ofAnother = await ours.sealStatement(JSON.stringify({ ...record.receipt, messageId: "other" }));
    expect(await proof({ ...record, sealedReceipt: ofAnother })).toMatchObject({
      failure: { kind: "receipt-differs" },
    });
  });

  it("fails with a key that had ended when the receipt was sealed", async () => {
    const sealedReceipt = await ours.sealStatement(JSON.stringify(record.receipt));
    published = ours.keys.map((key) => ({ ...key, notAfter: key.notBefore }));
    expect(await proof({ ...record, sealedReceipt })).toMatchObject({ failure: { kind: "not-sealed" } });
  });

  it("fails without a record, without a receipt, and when the keys cannot be read", async () => {
    expect(await proof()).toMatchObject({ failure: { kind: "submission-not-found" } });
    expect(await proof(record)).toMatchObject({ failure: { kind: "no-receipt" } });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("fetch failed")));
    const sealedReceipt = await ours.sealStatement(JSON.stringify(record.receipt));
    expect(await proof({ ...record, sealedReceipt })).toMatchObject({
      failure: { kind: "seals-unreachable" },
    });
  });
});
