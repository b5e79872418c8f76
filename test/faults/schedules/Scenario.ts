import { partSizes } from "#domain/attachments/limits.ts";
import type { Process } from "#domain/application/Process.ts";
import type { User } from "#domain/sign-in/UserSession.ts";
import { failSubmission } from "#usecases/sending/steps/failSubmission.ts";
import { submitProcess } from "#usecases/sending/submitProcess.ts";
import { aSession } from "#test/fixtures/aProcess.ts";
import type { MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import { processToSend } from "../sentProcess.ts";

/** One application with a file that waits to be confirmed, right before its end. */
export interface Scenario {
  readonly ports: MemoryPorts;
  readonly id: string;
  readonly user: User;
}

/** File whose parts have arrived. */
export const ARRIVED = "arrived";
const PDF = new TextEncoder().encode("%PDF-1.7 %%EOF");
const FEE = 15_000;
const LAW = { de: "Gebührengesetz", en: "Gebührengesetz" };

/** What an application is like before two things happen to it at once. */
export const KINDS = ["a draft", "a visitor's draft", "a draft with a fee", "a failed application"] as const;
export type Kind = (typeof KINDS)[number];

export async function openScenario(kind: Kind): Promise<Scenario> {
  const { ports, process } = await processToSend(false);
  const { user } = aSession(kind === "a visitor's draft" ? "anonymous" : "account");
  const now = ports.clock.now();
  const fieldPath = process.attachments[0]?.fieldPath ?? "";
  const prepared: Process = {
    ...process,
    ownerId: user.ownerId,
    transient: user.transient,
    availableUntil: new Date(now.getTime() + MINUTE).toISOString(),
    attachments: [
      ...process.attachments,
      {
        attachmentId: ARRIVED,
        fieldPath,
        fileName: "Urkunde.pdf",
        size: PDF.length,
        status: "reserved",
        reservedAt: now.toISOString(),
        partSha256: partSizes(PDF.length).map(() => "hash"),
      },
    ],
  };
  ports.stored.processes.set(process.id, kind === "a draft with a fee" ? withFee(prepared) : prepared);
  ports.stored.uploads.set(`${process.id}/${ARRIVED}.parts/1`, PDF);
  if (kind === "a failed application") {
    await submitProcess(ports, { actor: user, processId: process.id });
    await failSubmission(ports, {
      target: { processId: process.id, attempt: 1 },
      reason: "authority-unreachable",
    });
  }
  return { ports, id: process.id, user };
}

function withFee(process: Process): Process {
  const { metadata } = process;
  return {
    ...process,
    completedAt: process.createdAt,
    feeDue: FEE,
    metadata: { ...metadata, feeType: "FIXED", feeAmount: FEE, fee: { legalBasis: LAW, skipAllowed: true } },
  };
}
