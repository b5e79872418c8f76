import { UPLOAD_VIEW_MINUTES } from "#domain/attachments/limits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { AccessFailure, Actor } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import { findAttachment, type AttachmentNotFound } from "./listAttachments.ts";
import { getOwnProcess } from "../application/ownProcess.ts";

/** A link that shows a file to the person it belongs to, as the authority will get it. Only what is stored is there. */
export async function viewAttachment(
  ports: Pick<Ports, "processes" | "attachments" | "clock">,
  request: { readonly actor: Actor; readonly processId: string; readonly attachmentId: string },
): Promise<
  Result<{ readonly url: string; readonly availableUntil: string }, AccessFailure | AttachmentNotFound>
> {
  const { processId, attachmentId } = request;
  const process = await getOwnProcess(ports, request);
  if (!process.ok) return process;
  const attachment = findAttachment(process.value, attachmentId);
  if (!attachment.ok) return attachment;
  const { status, fileName } = attachment.value;
  if (status !== "stored") return err({ kind: "attachment-not-found" });
  const until = new Date(ports.clock.now().getTime() + UPLOAD_VIEW_MINUTES * 60_000);
  const url = await ports.attachments.signView({ processId, attachmentId }, { fileName, until });
  return ok({ url, availableUntil: until.toISOString() });
}
