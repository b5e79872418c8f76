import type { Attachment } from "#domain/attachments/Attachment.ts";
import { partSizes, UPLOADS_MAX_BYTES } from "#domain/attachments/limits.ts";
import type { UploadRefusal } from "#domain/attachments/UploadVerdict.ts";
import type { Process } from "#domain/application/Process.ts";
import type { IllegalTransition } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import type { AttachmentAddress } from "#ports/attachments/AttachmentStore.ts";
import type { Ports } from "#ports/Ports.ts";
import {
  changeOwnProcess,
  type ChangeFailure,
  contentChange,
  getOwnProcess,
} from "../application/ownProcess.ts";
import { findAttachment, type AttachmentNotFound } from "./listAttachments.ts";

export type ConfirmFailure =
  | ChangeFailure
  | AttachmentNotFound
  | IllegalTransition
  | { readonly kind: "upload-incomplete" }
  /** Other files took the room meanwhile. What has arrived stays, so that it can go on when there is room. */
  | { readonly kind: "uploads-too-large" }
  | { readonly kind: "upload-refused"; readonly refusal: UploadRefusal };

export interface ConfirmedAttachment {
  readonly attachment: Attachment;
  readonly process: Process;
}

/**
 * All parts were sent: joins them, looks at the stored bytes, keeps the file or refuses it. Asked again for a file that
 * is stored already, it answers the same.
 */
export async function confirmAttachment(
  ports: Pick<Ports, "processes" | "attachments" | "inspector" | "clock">,
  request: { readonly actor: Actor; readonly processId: string; readonly attachmentId: string },
): Promise<Result<ConfirmedAttachment, ConfirmFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const found = findAttachment(opened.value, request.attachmentId);
  if (!found.ok) return found;
  if (found.value.status === "stored") return ok({ attachment: found.value, process: opened.value });
  const address = { processId: request.processId, attachmentId: request.attachmentId };
  const sizes = partSizes(found.value.size);
  const arrived = new Map(
    (await ports.attachments.listParts(address)).map(({ number, size }) => [number, size]),
  );
  if (!sizes.every((size, index) => arrived.get(index + 1) === size))
    return err({ kind: "upload-incomplete" });
  if (!fits(opened.value, found.value)) return err({ kind: "uploads-too-large" });

  const bytes = await ports.attachments.readParts(address, sizes.length);
  // Deleted while they were read.
  if (bytes === undefined) return err({ kind: "upload-incomplete" });
  const verdict = ports.inspector.inspect(bytes);
  if (verdict.kind === "accepted") await ports.attachments.write(address, bytes);
  const changed = await changeOwnProcess<
    AttachmentNotFound | IllegalTransition | { readonly kind: "uploads-too-large" }
  >(ports, {
    ...request,
    change: (process, now) => {
      const current = findAttachment(process, request.attachmentId);
      if (!current.ok) return current;
      // Confirmed by a concurrent call: the same bytes.
      if (current.value.status === "stored") return ok(process);
      if (!fits(process, current.value)) return err({ kind: "uploads-too-large" });
      const next = contentChange(process, now);
      if (!next.ok) return next;
      const attachment: Attachment =
        verdict.kind === "accepted"
          ? { ...current.value, status: "stored", inspection: verdict.inspection }
          : { ...current.value, status: "refused", refusal: verdict.refusal };
      const attachments = process.attachments.map((one) =>
        one.attachmentId === request.attachmentId ? attachment : one,
      );
      return ok({ ...next.value, attachments });
    },
  });
  if (!changed.ok) {
    await removeUnlessHeld(ports, address);
    return changed;
  }
  await ports.attachments.deleteParts(address);
  if (verdict.kind === "refused") return err({ kind: "upload-refused", refusal: verdict.refusal });
  const attachment = findAttachment(changed.value, request.attachmentId);
  return attachment.ok ? ok({ attachment: attachment.value, process: changed.value }) : attachment;
}

/** Deletes bytes written for an application that is gone or no longer lists the file. */
async function removeUnlessHeld(
  { processes, attachments }: Pick<Ports, "processes" | "attachments">,
  address: AttachmentAddress,
): Promise<void> {
  const process = await processes.get(address.processId);
  const isHeld = process !== undefined && findAttachment(process, address.attachmentId).ok;
  if (!isHeld) await attachments.delete(address);
}

/** In addition to what is stored already: the final check of the 29 MB, whatever was reserved meanwhile. */
function fits({ attachments }: Process, { size }: Attachment): boolean {
  const stored = attachments.filter(({ status }) => status === "stored");
  return stored.reduce((sum, one) => sum + one.size, size) <= UPLOADS_MAX_BYTES;
}
