import { partSizes, UPLOAD_POLICY_MINUTES } from "../../domain/attachment/limits.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { PartToSign, SignedPart } from "../../ports/AttachmentStore.ts";
import type { Ports } from "../../ports/Ports.ts";
import { findAttachment, type AttachmentNotFound } from "./findAttachment.ts";
import { getOwnProcess } from "./getOwnProcess.ts";

export type SignFailure =
  | AccessFailure
  | AttachmentNotFound
  /** The file is complete already, or the parts are not those it was announced with. */
  | { readonly kind: "parts-mismatch" };

/** Signed forms for parts of an announced file. Asked anew when a policy has ended; parts that arrived stay. */
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
  const fits = request.parts.every(({ number, size }) => sizes[number - 1] === size);
  if (attachment.value.status !== "reserved" || !fits) return err({ kind: "parts-mismatch" });
  const expiresAt = new Date(ports.clock.now().getTime() + UPLOAD_POLICY_MINUTES * 60_000);
  const parts = await ports.attachments.signParts(
    { processId: request.processId, attachmentId: request.attachmentId },
    { parts: request.parts, expiresAt },
  );
  return ok({ parts, expiresAt });
}
