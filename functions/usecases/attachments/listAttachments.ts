import type { Attachment } from "#domain/attachments/Attachment.ts";
import { usedBytes } from "#domain/attachments/usedBytes.ts";
import { ok, type Result, err } from "#domain/result.ts";
import type { AccessFailure, Actor } from "#domain/sign-in/Actor.ts";
import type { Ports } from "#ports/Ports.ts";
import { arrivedParts } from "./arrivedParts.ts";
import { getOwnProcess } from "../application/ownProcess.ts";
import type { Process } from "#domain/application/Process.ts";

export interface AttachmentNotFound {
  readonly kind: "attachment-not-found";
}

export interface ListedAttachments {
  readonly attachments: readonly Attachment[];
  /** Bytes that have arrived, by id, of those that are not finished. */
  readonly arrivedBytes: ReadonlyMap<string, number>;
  readonly usedBytes: number;
}

/** The files of an application, with what the store has of unfinished ones and the room that all take. */
export async function listAttachments(
  ports: Pick<Ports, "processes" | "attachments" | "clock">,
  request: { readonly actor: Actor; readonly processId: string },
): Promise<Result<ListedAttachments, AccessFailure>> {
  const opened = await getOwnProcess(ports, request);
  if (!opened.ok) return opened;
  const { attachments } = opened.value;
  const { bytes } = await arrivedParts(ports, opened.value);
  return ok({
    attachments,
    arrivedBytes: bytes,
    usedBytes: usedBytes(attachments, { arrived: bytes, now: ports.clock.now() }),
  });
}

export function findAttachment(
  process: Process,
  attachmentId: string,
): Result<Attachment, AttachmentNotFound> {
  const attachment = process.attachments.find((candidate) => candidate.attachmentId === attachmentId);
  return attachment === undefined ? err({ kind: "attachment-not-found" }) : ok(attachment);
}
