import { partSizes } from "#domain/attachments/limits.ts";
import { removedProcess } from "#domain/application/removedProcess.ts";
import type { Process } from "#domain/application/Process.ts";
import { liveAttempt } from "#domain/payment/attempts.ts";
import { paymentState } from "#domain/payment/Payment.ts";
import type { User } from "#domain/sign-in/UserSession.ts";
import { failSubmission } from "#usecases/sending/steps/failSubmission.ts";
import { startPayment } from "#usecases/payment/startPayment.ts";
import { submitProcess } from "#usecases/sending/submitProcess.ts";
import { aSession } from "#test/fixtures/aProcess.ts";
import { aSubmission } from "#test/fixtures/aSubmission.ts";
import type { MemoryPorts } from "#test/fixtures/memoryPorts.ts";
import { MINUTE } from "#test/fixtures/movedClock.ts";
import { processToSend } from "../sentProcess.ts";

/** One application with a file that waits to be confirmed, right before its end. */
export interface Scenario {
  readonly ports: MemoryPorts;
  readonly id: string;
  readonly user: User;
  /** Version that a window has on its screen. */
  readonly version: number;
  /** Keys of files that have been there for long. */
  readonly oldFiles: ReadonlySet<string>;
}

/** File whose parts have arrived. */
export const ARRIVED = "arrived";
export const PDF = new TextEncoder().encode("%PDF-1.7 %%EOF");
const FEE = 15_000;
const LAW = { de: "Gebührengesetz", en: "Gebührengesetz" };

/** What an application is like before two things happen to it at once. */
export const KINDS = [
  "a draft",
  "a visitor's draft",
  "a draft with a fee",
  "a draft that is paid at the provider",
  "a failed application",
  "an application that was not fetched",
] as const;
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
    metadata: {
      ...process.metadata,
      enableDataComparison: true,
      allowElectronicNoticeDelivery: kind === "a draft",
    },
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
  const { stored } = ports;
  const isFee = kind === "a draft with a fee" || kind === "a draft that is paid at the provider";
  stored.processes.set(process.id, isFee ? withFee(prepared) : prepared);
  stored.uploads.set(`${process.id}/${ARRIVED}.parts/1`, PDF);
  if (kind === "a draft that is paid at the provider") await payAtProvider(ports, { user, id: process.id });
  if (kind === "a failed application") {
    await submitProcess(ports, { actor: user, processId: process.id });
    await failSubmission(ports, {
      target: { processId: process.id, attempt: 1 },
      reason: "authority-unreachable",
    });
  }
  if (kind === "an application that was not fetched") leaveRecord(ports, prepared);
  const oldFiles = new Set(
    [stored.uploads, stored.results, stored.sealed].flatMap((files) => [...files.keys()]),
  );
  const { version } = stored.processes.get(process.id) ?? process;
  return { ports, id: process.id, user, version, oldFiles };
}

/** The browser has not come back yet. */
async function payAtProvider(
  ports: MemoryPorts,
  { user, id }: { readonly user: User; readonly id: string },
): Promise<void> {
  await startPayment(ports, paymentOf({ user, id }));
  const attempt = liveAttempt(paymentState(ports.stored.payments.get(id) ?? { events: [] }));
  if (attempt === undefined) throw new Error("no payment was begun");
  ports.paymentProvider.report(attempt.requestId, { status: "PAYED" });
}

export function paymentOf({ user, id }: Pick<Scenario, "user" | "id">): Parameters<typeof startPayment>[1] {
  const returnUrl = "https://portal.example/return";
  const actor = { ...user, windowId: "first" };
  return { actor, processId: id, locale: "de", returnUrl, boundDays: 7 };
}

/** Sent two weeks ago: there is a record and its ciphertext, and the draft is deleted. */
function leaveRecord({ stored, transport, clock }: MemoryPorts, process: Process): void {
  const now = clock.now();
  const { removal } = removedProcess(process, { cause: "time-over", now });
  stored.processes.clear();
  stored.uploads.clear();
  if (removal?.record !== undefined) stored.deletions.set(process.id, removal.record);
  const at = new Date(now.getTime() - 14 * 24 * 60 * MINUTE).toISOString();
  const sent = { ...aSubmission(), processId: process.id, sealingId: "sealing-1", submissionDate: at };
  stored.submissions.set(process.id, { ...sent, nextCheckAt: now.toISOString() });
  stored.sealed.set(`${process.id}/sealing-1/metadata`, "ciphertext");
  transport.delivery = { kind: "not-fetched", at: now.toISOString(), evidence: ["token"] };
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
