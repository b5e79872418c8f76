import type { Attachment } from "../../domain/attachment/Attachment.ts";
import { usedBytes } from "../../domain/attachment/usedBytes.ts";
import { ok, type Result } from "../../domain/result.ts";
import type { AccessFailure, Actor } from "../../domain/session/Actor.ts";
import type { Ports } from "../../ports/Ports.ts";
import { arrivedParts } from "./arrivedParts.ts";
import { getOwnProcess } from "./getOwnProcess.ts";

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
