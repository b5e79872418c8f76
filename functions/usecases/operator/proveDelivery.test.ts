import { sign, X509Certificate } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { selfSignedPair } from "../../../infra/local/counterparties/process/selfSignedPair.ts";
import { aSubmission } from "../../../test/fixtures/aSubmission.ts";
import { memoryPorts } from "../../../test/fixtures/memoryPorts.ts";
import { createSeal } from "../../adapters/pdf/seal/createSeal.ts";
import { sealVerifier } from "../../adapters/pdf/seal/sealVerifier.ts";
import type { Submission } from "../../domain/submission/Submission.ts";
import type { Seal } from "../../ports/Seal.ts";
import { proveDelivery } from "./proveDelivery.ts";

interface NamedSeal extends Seal {
  readonly key: { readonly name: string; readonly publicKey: string };
}

async function aSeal(name: string): Promise<NamedSeal> {
  const { certificate, key } = await selfSignedPair({ name, now: Date.now(), padding: "RSASSA-PKCS1-v1_5" });
  const spki = new X509Certificate(certificate).publicKey.export({ type: "spki", format: "der" });
  return {
    ...createSeal({
      certificates: [certificate],
      sign: (bytes) => Promise.resolve(sign("sha256", bytes, key)),
    }),
    key: { name, publicKey: spki.toString("base64") },
  };
}

const record = aSubmission();
let ours: NamedSeal;
let foreign: NamedSeal;
let asked: string[];

beforeAll(async () => {
  [ours, foreign] = [await aSeal("Siegel des Portals"), await aSeal("Fremdes Siegel")];
});
beforeEach(() => {
  asked = [];
  vi.stubGlobal("fetch", (address: URL) => {
    asked.push(address.href);
    return Promise.resolve(new Response(JSON.stringify({ keys: [ours.key] })));
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

  it("fails with a seal of somebody else, and with one of another text", async () => {
    const fromAbroad = await foreign.sealStatement(JSON.stringify(record.receipt));
    expect(await proof({ ...record, sealedReceipt: fromAbroad })).toMatchObject({
      failure: { kind: "not-sealed" },
    });
    const ofAnother = await ours.sealStatement(JSON.stringify({ ...record.receipt, messageId: "other" }));
    expect(await proof({ ...record, sealedReceipt: ofAnother })).toMatchObject({
      failure: { kind: "receipt-differs" },
    });
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
