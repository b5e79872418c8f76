import type { Attachment } from "../../domain/attachment/Attachment.ts";
import { ATTACHMENTS_MAX_COUNT, partSizes, UPLOADS_MAX_BYTES } from "../../domain/attachment/limits.ts";
import type { UploadRefusal } from "../../domain/attachment/UploadVerdict.ts";
import type { IllegalTransition } from "../../domain/process/transitions.ts";
import { err, ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import { templatePath } from "../../forms/templatePath.ts";
import type { WriteConflict } from "../../ports/ProcessRepository.ts";
import type { Ports } from "../../ports/Ports.ts";
import { changeOwnProcess, type EditedElsewhere } from "./changeOwnProcess.ts";
import { contentChange } from "./contentChange.ts";
import { filePaths, formOfProcess } from "./formState.ts";
import { getOwnProcess } from "./getOwnProcess.ts";

export type ReserveFailure =
  | AccessFailure
  | IllegalTransition
  | EditedElsewhere
  | WriteConflict
  | { readonly kind: "form-not-found" }
  | { readonly kind: "upload-refused"; readonly refusal: UploadRefusal }
  /** No such file field, or too many files. */
  | { readonly kind: "uploads-too-large" };

/** Announces a file: room for it is kept from now on, whether or not its bytes arrive. */
export async function reserveAttachment(
  ports: Pick<Ports, "processes" | "forms" | "clock" | "ids">,
  request: {
    readonly actor: Actor;
    readonly processId: string;
    readonly fieldPath: string;
    readonly fileName: string;
    readonly size: number;
  },
): Promise<
  Result<
    { readonly attachment: Attachment; readonly version: number; readonly partSizes: readonly number[] },
    ReserveFailure
  >
> {
  if (request.size === 0) return err({ kind: "upload-refused", refusal: "empty" });
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const form = await formOfProcess(ports, { process: opened.value, locale: "de" });
  if (form === undefined || !filePaths(form).has(templatePath(request.fieldPath))) {
    return err({ kind: "form-not-found" });
  }
  const attachmentId = ports.ids.uuid();
  const changed = await changeOwnProcess<
    Exclude<ReserveFailure, AccessFailure | EditedElsewhere | WriteConflict>
  >(ports, {
    ...request,
    change: (process, now) => {
      const kept = process.attachments.filter(({ status }) => status !== "refused");
      const reserved = kept.reduce((sum, { size }) => sum + size, 0);
      if (reserved + request.size > UPLOADS_MAX_BYTES || kept.length >= ATTACHMENTS_MAX_COUNT) {
        return err({ kind: "uploads-too-large" });
      }
      const next = contentChange(process, now);
      if (!next.ok) return next;
      const attachment: Attachment = {
        attachmentId,
        fieldPath: request.fieldPath,
        fileName: request.fileName,
        size: request.size,
        status: "reserved",
        reservedAt: now.toISOString(),
      };
      return ok({ ...next.value, attachments: [...kept, attachment] });
    },
  });
  if (!changed.ok) return changed;
  const attachment = changed.value.attachments.find((candidate) => candidate.attachmentId === attachmentId);
  return attachment === undefined
    ? err({ kind: "write-conflict" })
    : ok({ attachment, version: changed.value.version, partSizes: partSizes(request.size) });
}
