import { beforeEach, describe, expect, it } from "vitest";
import { aCompletedProcess, aSession, COLOGNE, OFFERS } from "#test/fixtures/aProcess.ts";
import { memoryPorts, type MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import type { Process } from "#domain/application/Process.ts";
import type { Offer } from "#domain/application/Offer.ts";
import type { FeeType } from "#domain/payment/FeeType.ts";
import type { ProcessMetadata } from "#domain/application/ProcessMetadata.ts";
import { answerAt } from "#forms/answers/dataPath.ts";
import { offeredForms } from "../forms/offeredForms.ts";
import { patchFormData } from "./patchFormData.ts";
import { completeProcess } from "./completeProcess.ts";

/** Fees of this test: those of a state are content. */
const AMOUNTS: Partial<Record<FeeType, Partial<Offer>>> = {
  FIXED: { feeAmount: 15_000 },
  VARIABLE_BY_PROCESS: {
    feesByProcess: [
      { authorityIds: ["nw-brms-pug"], professionIds: "all", amount: 18_000 },
      { authorityIds: "all", professionIds: "all", amount: 16_000 },
    ],
  },
  VARIABLE_BY_PROCESS_AND_FORM: {
    feesByProcess: [{ authorityIds: "all", professionIds: "all", amount: 10_000 }],
  },
};
const OFFERED = OFFERS.map((offer): Offer => ({
  ...offer,
  ...AMOUNTS[offer.feeType],
  ...(offer.fee !== undefined && { fee: { ...offer.fee, range: { from: 5000, to: 30_000 } } }),
}));

let ports: MemoryPorts;

beforeEach(() => {
  ports = memoryPorts();
});

/** Metadata as the offer of that type makes them in Cologne. */
function offered(feeType: FeeType): ProcessMetadata {
  const leiKaId = OFFERED.find((offer) => offer.feeType === feeType)?.leiKaIds[1] ?? "";
  const found = offeredForms(ports, { leiKaId, ars: COLOGNE.ars, offers: OFFERED });
  const metadata = found.ok ? found.value.forms[0] : undefined;
  if (metadata === undefined) throw new Error(`nothing is on offer for ${feeType}`);
  return metadata;
}

async function filledIn(feeType: FeeType, rows = 1): Promise<Process> {
  const process = await aCompletedProcess(ports);
  const metadata = offered(feeType);
  const first = answerAt(process.formData, "q[0]");
  const q = Array.from({ length: rows }, (_, row) =>
    Object.assign({}, first, { main: rows > 1 && row === 0 }),
  );
  const [passport, diploma] = process.attachments;
  if (passport === undefined || diploma === undefined) throw new Error("the papers are missing");
  const diplomas = q.map((_, row) => ({ ...diploma, fieldPath: `q[${row}].doc.certificate` }));
  const filled: Process = {
    ...process,
    status: "EDITING",
    metadata,
    formData: { ...process.formData, q },
    attachments: [passport, ...diplomas],
  };
  await ports.processes.create(filled);
  return filled;
}

async function feeDue(process: Process): Promise<unknown> {
  const completed = await completeProcess(ports, { actor: aSession().user, processId: process.id });
  return completed.ok ? completed.value.feeDue : completed.failure;
}

describe("the fee of confirmed answers", () => {
  it("is nothing, fixed or open, as the offer says", async () => {
    expect(await feeDue({ ...(await aCompletedProcess(ports)) })).toBe(0);
    expect(await feeDue(await filledIn("FIXED"))).toBe(15000);
    expect(await feeDue(await filledIn("VARIABLE"))).toBeNull();
  });

  it("is that of authority and profession, of the answers, or the sum of both", async () => {
    expect(await feeDue(await filledIn("VARIABLE_BY_PROCESS"))).toBe(18000);
    expect(await feeDue(await filledIn("VARIABLE_BY_FORM"))).toBe(5000);
    expect(await feeDue(await filledIn("VARIABLE_BY_FORM", 3))).toBe(15000);
    expect(await feeDue(await filledIn("VARIABLE_BY_PROCESS_AND_FORM", 2))).toBe(20000);
  });

  it("is gone as soon as an answer changes", async () => {
    const process = await filledIn("VARIABLE_BY_FORM");
    await feeDue(process);
    const patched = await patchFormData(ports, {
      actor: aSession().user,
      processId: process.id,
      version: process.version,
      changes: [{ path: "placeOfBirth", value: "Sfax" }],
    });
    expect(patched).toMatchObject({ ok: true });
    const changed = ports.stored.processes.get(process.id);
    expect(changed?.status).toBe("EDITING");
    expect(changed).not.toHaveProperty("feeDue");
  });

  it("is not shown, and nothing can be paid, once the authority does not take the service any more", async () => {
    const process = await filledIn("FIXED");
    ports.stored.refusedServices.add(process.metadata.leiKaId);
    expect(await feeDue(process)).toEqual({ kind: "service-not-taken" });
    expect(ports.stored.processes.get(process.id)).toEqual(process);
    ports.stored.refusedServices.clear();
    expect(await feeDue(process)).toBe(15000);
  });

  it("keeps the application from being confirmed where it cannot be computed, and logs it for the operator", async () => {
    const process = await filledIn("VARIABLE_BY_FORM");
    const fee = { ...offered("VARIABLE_BY_FORM").fee, range: { from: 1, to: 2 } };
    const legalBasis = { de: "Gesetz", en: "Gesetz" };
    const metadata = { ...process.metadata, fee: { skipAllowed: false, legalBasis, ...fee } };
    await ports.processes.create({ ...process, metadata });
    expect(await feeDue(process)).toEqual({ kind: "fee-not-computable" });
    expect(ports.stored.processes.get(process.id)?.status).toBe("EDITING");
    expect(ports.stored.lines.map(({ message }) => message)).toContain("fee-not-computable");
  });
});
