import type { Process } from "#domain/application/Process.ts";
import type { IllegalTransition } from "#domain/application/transitions.ts";
import { ok, type Result } from "#domain/result.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import { changeOwnProcess, type ChangeFailure, contentChange } from "../application/ownProcess.ts";
import { findAttachment, type AttachmentNotFound } from "./listAttachments.ts";

/** Takes a file out of the application and deletes its bytes at once. */
export async function deleteAttachment(
  ports: Pick<Ports, "processes" | "attachments" | "clock">,
  request: { readonly actor: Actor; readonly processId: string; readonly attachmentId: string },
): Promise<Result<Process, AttachmentNotFound | ChangeFailure | IllegalTransition>> {
  const changed = await changeOwnProcess<AttachmentNotFound | IllegalTransition>(ports, {
    ...request,
    change: (process, now) => {
      const found = findAttachment(process, request.attachmentId);
      if (!found.ok) return found;
      const next = contentChange(process, now);
      if (!next.ok) return next;
      return ok({
        ...next.value,
        attachments: process.attachments.filter(({ attachmentId }) => attachmentId !== request.attachmentId),
      });
    },
  });
  if (changed.ok) {
    await ports.attachments.delete({ processId: request.processId, attachmentId: request.attachmentId });
  }
  return changed;
}
