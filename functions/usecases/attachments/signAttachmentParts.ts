import { partSizes, UPLOAD_POLICY_MINUTES } from "#domain/attachments/limits.ts";
import { isHoldToRenew } from "#domain/attachments/usedBytes.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { AccessFailure, Actor } from "#domain/sign-in/Actor.ts";
import type { PartToSign, SignedPart } from "#ports/attachments/AttachmentStore.ts";
import type { Ports } from "#ports/Ports.ts";
import { changeOwnProcess, getOwnProcess } from "../application/ownProcess.ts";
import { findAttachment, type AttachmentNotFound } from "./listAttachments.ts";

export type SignFailure =
  | AccessFailure
  | AttachmentNotFound
  /** The file is complete already, or the parts are not those it was announced with. */
  | { readonly kind: "parts-mismatch" };

/**
 * Upload policies for parts of an announced file. Requested again when a policy has expired; parts that arrived are
 * kept. A long upload renews its reservation of space from time to time; where that write fails, confirming decides.
 */
export async function signAttachmentParts(
  ports: Pick<Ports, "processes" | "attachments" | "clock">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly attachmentId: string;
    readonly parts: readonly PartToSign[];
  },
): Promise<Result<{ readonly parts: readonly SignedPart[]; readonly expiresAt: Date }, SignFailure>> {
  const process = await getOwnProcess(ports, request);
  if (!process.ok) return process;
  const attachment = findAttachment(process.value, request.attachmentId);
  if (!attachment.ok) return attachment;
  const sizes = partSizes(attachment.value.size);
  const { partSha256 } = attachment.value;
  const fits = request.parts.every(
    ({ number, size, sha256 }) => sizes[number - 1] === size && partSha256?.[number - 1] === sha256,
  );
  if (attachment.value.status !== "reserved" || !fits) return err({ kind: "parts-mismatch" });
  const now = ports.clock.now();
  if (isHoldToRenew(attachment.value, now)) await holdAnew(ports, { ...request, now });
  const expiresAt = new Date(now.getTime() + UPLOAD_POLICY_MINUTES * 60_000);
  const parts = await ports.attachments.signParts(
    { processId: request.processId, attachmentId: request.attachmentId },
    { parts: request.parts, expiresAt },
  );
  return ok({ parts, expiresAt });
}

async function holdAnew(
  ports: Pick<Ports, "processes" | "clock">,
  given: {
    readonly actor: Actor;
    readonly processId: string;
    readonly attachmentId: string;
    readonly now: Date;
  },
): Promise<void> {
  const reservedAt = given.now.toISOString();
  await changeOwnProcess<never>(ports, {
    ...given,
    change: (process) =>
      ok({
        ...process,
        attachments: process.attachments.map((one) =>
          one.attachmentId === given.attachmentId ? { ...one, reservedAt } : one,
        ),
      }),
  });
}
