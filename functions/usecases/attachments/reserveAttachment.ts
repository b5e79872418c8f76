import { type Attachment, isSameFile } from "#domain/attachments/Attachment.ts";
import { ATTACHMENTS_MAX_COUNT, partSizes, UPLOADS_MAX_BYTES } from "#domain/attachments/limits.ts";
import type { UploadRefusal } from "#domain/attachments/UploadVerdict.ts";
import { usedBytes } from "#domain/attachments/usedBytes.ts";
import type { Process } from "#domain/application/Process.ts";
import type { IllegalTransition } from "#domain/application/transitions.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Actor } from "#domain/sign-in/Actor.ts";
import { readableFileName } from "#domain/attachments/readableFileName.ts";
import { templatePath } from "#forms/answers/shownPath.ts";
import type { Ports } from "#ports/Ports.ts";
import { arrivedParts } from "./arrivedParts.ts";
import {
  changeOwnProcess,
  type ChangeFailure,
  contentChange,
  getOwnProcess,
} from "../application/ownProcess.ts";
import { filePaths, formOfProcess } from "../application/formState.ts";
import { filesFit, type OwnerLimits } from "#domain/application/ownerLimits.ts";
import { type RoomPorts, takeRoom } from "../application/takeRoom.ts";

export type ReserveFailure =
  | ChangeFailure
  | IllegalTransition
  | { readonly kind: "form-not-found" }
  | { readonly kind: "upload-refused"; readonly refusal: UploadRefusal }
  /** No room for it, or too many files. */
  | { readonly kind: "uploads-too-large" }
  /** All drafts of the owner together hold too much. */
  | { readonly kind: "storage-used-up" }
  /** Not one hash for each part. */
  | { readonly kind: "parts-mismatch" };

export interface ReservedAttachment {
  readonly attachment: Attachment;
  readonly process: Process;
  readonly partSizes: readonly number[];
  /** Numbers of the parts that the store does not have yet. */
  readonly missingParts: readonly number[];
  readonly usedBytes: number;
}

/**
 * Announces a file: room for it is held from now on. A file whose upload to this field broke off is recognised by its
 * part hashes, in whatever window or on whatever device, and goes on where it stopped.
 */
export async function reserveAttachment(
  ports: RoomPorts & Pick<Ports, "attachments" | "forms" | "ids">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly fieldPath: string;
    readonly fileName: string;
    readonly size: number;
    /** SHA-256 of each part, base64. */
    readonly partSha256: readonly string[];
    readonly limits: Pick<OwnerLimits, "reservedMegabytes">;
  },
): Promise<Result<ReservedAttachment, ReserveFailure>> {
  const { fieldPath, size, partSha256 } = request;
  const fileName = readableFileName(request.fileName);
  if (size === 0) return err({ kind: "upload-refused", refusal: "empty" });
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined || !filePaths(form).has(templatePath(fieldPath))) {
    return err({ kind: "form-not-found" });
  }
  if (size > UPLOADS_MAX_BYTES) return err({ kind: "uploads-too-large" });
  const sizes = partSizes(size);
  if (sizes.length !== partSha256.length) return err({ kind: "parts-mismatch" });
  // What goes on where it stopped holds its room already.
  if (unfinishedOf(opened.value, request) === undefined) {
    const claim = { owner: request.actor, processId: opened.value.id, bytes: size };
    if (!(await takeRoom(ports, { ...claim, fits: filesFit(request.limits) })))
      return err({ kind: "storage-used-up" });
  }
  const arrived = await arrivedParts(ports, opened.value);
  const newId = ports.ids.uuid();
  const changed = await changeOwnProcess<Exclude<ReserveFailure, ChangeFailure>>(ports, {
    ...request,
    change: (process, now) => {
      const unfinished = unfinishedOf(process, request);
      const others = process.attachments.filter((one) => one.status !== "refused" && one !== unfinished);
      const used = usedBytes(others, { arrived: arrived.bytes, now });
      if (used + size > UPLOADS_MAX_BYTES || others.length >= ATTACHMENTS_MAX_COUNT) {
        return err({ kind: "uploads-too-large" });
      }
      const next = contentChange(process, now);
      if (!next.ok) return next;
      const attachment: Attachment = {
        attachmentId: unfinished?.attachmentId ?? newId,
        fieldPath,
        fileName,
        size,
        status: "reserved",
        reservedAt: now.toISOString(),
        partSha256,
      };
      return ok({ ...next.value, attachments: [...others, attachment] });
    },
  });
  if (!changed.ok) return changed;
  const attachment = unfinishedOf(changed.value, request);
  if (attachment === undefined) return err({ kind: "write-conflict" });
  const there = new Set(arrived.numbers.get(attachment.attachmentId));
  return ok({
    attachment,
    process: changed.value,
    partSizes: sizes,
    missingParts: sizes.map((...[, index]) => index + 1).filter((number) => !there.has(number)),
    usedBytes: usedBytes(changed.value.attachments, { arrived: arrived.bytes, now: ports.clock.now() }),
  });
}

/** The same file to the same field, whose upload broke off: announcing it again goes on with it. */
export function unfinishedOf(
  process: Process,
  announced: Pick<Attachment, "fieldPath" | "size" | "partSha256">,
): Attachment | undefined {
  return process.attachments.find(
    (one) => one.status === "reserved" && one.fieldPath === announced.fieldPath && isSameFile(one, announced),
  );
}
