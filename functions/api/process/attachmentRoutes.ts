import { processOperations } from "#contract/process.ts";
import { ok } from "#domain/result.ts";
import { defineSessionRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import { readSettings } from "#runtime/deployment.ts";
import type { processPorts } from "#runtime/apiPorts.ts";
import { reserveAttachment } from "#usecases/attachments/reserveAttachment.ts";
import { confirmAttachment } from "#usecases/attachments/confirmAttachment.ts";
import { deleteAttachment } from "#usecases/attachments/deleteAttachment.ts";
import { listAttachments } from "#usecases/attachments/listAttachments.ts";
import { signAttachmentParts } from "#usecases/attachments/signAttachmentParts.ts";
import { viewAttachment } from "#usecases/attachments/viewAttachment.ts";
import { ACCESS_PROBLEMS, WRITE_PROBLEMS } from "../accessProblems.ts";
import { actorOf } from "../actorOf.ts";
import { attachmentView, attachmentViews } from "./processView.ts";

/** Files: announce, sign parts, confirm, show, remove. Bytes never come through here. */
export function attachmentRoutes(ports: ReturnType<typeof processPorts>): readonly ApiRoute[] {
  const { limits } = readSettings().server;
  return [
    defineSessionRoute({
      name: "listAttachments",
      schemas: processOperations.listAttachments,
      handle: async ({ path }, caller) => {
        const listed = await listAttachments(ports, { actor: actorOf(caller), ...path });
        if (!listed.ok) return listed;
        const { attachments, arrivedBytes, usedBytes } = listed.value;
        return ok({
          body: {
            attachments: attachmentViews(attachments).map((view) => ({
              ...view,
              arrivedBytes: arrivedBytes.get(view.attachmentId),
            })),
            usedBytes,
          },
        });
      },
      problems: ACCESS_PROBLEMS,
    }),
    defineSessionRoute({
      name: "reserveAttachment",
      schemas: processOperations.reserveAttachment,
      handle: async ({ path, body }, caller) => {
        const actor = actorOf(caller);
        const reserved = await reserveAttachment(ports, { ...path, ...body, actor, limits });
        if (!reserved.ok) return reserved;
        const { attachment, process, partSizes, missingParts, usedBytes } = reserved.value;
        return ok({
          body: {
            attachment: attachmentView(attachment, process.attachments),
            version: process.version,
            partSizes: [...partSizes],
            missingParts: [...missingParts],
            usedBytes,
          },
        });
      },
      problems: {
        ...WRITE_PROBLEMS,
        "form-not-found": "form-not-found",
        "upload-refused": "upload-refused",
        "uploads-too-large": "uploads-too-large",
        "storage-used-up": "storage-used-up",
        "parts-mismatch": "status-conflict",
      },
      details: (failure) => (failure.kind === "upload-refused" ? { refusal: failure.refusal } : {}),
    }),
    defineSessionRoute({
      name: "signAttachmentParts",
      schemas: processOperations.signAttachmentParts,
      handle: async ({ path, body }, caller) => {
        const signed = await signAttachmentParts(ports, { actor: actorOf(caller), ...path, ...body });
        if (!signed.ok) return signed;
        const parts = signed.value.parts.map(({ number, url, fields }) => ({
          number,
          url,
          fields: { ...fields },
        }));
        return ok({ body: { parts, expiresAt: signed.value.expiresAt.toISOString() } });
      },
      problems: {
        ...ACCESS_PROBLEMS,
        "attachment-not-found": "attachment-not-found",
        "parts-mismatch": "status-conflict",
      },
    }),
    defineSessionRoute({
      name: "confirmAttachment",
      schemas: processOperations.confirmAttachment,
      handle: async ({ path }, caller) => {
        const confirmed = await confirmAttachment(ports, { actor: actorOf(caller), ...path });
        if (!confirmed.ok) return confirmed;
        const { attachment, process } = confirmed.value;
        return ok({
          body: {
            attachment: attachmentView(attachment, process.attachments),
            version: process.version,
            availableUntil: process.availableUntil,
          },
        });
      },
      problems: {
        ...WRITE_PROBLEMS,
        "attachment-not-found": "attachment-not-found",
        "upload-incomplete": "upload-incomplete",
        "upload-refused": "upload-refused",
        "uploads-too-large": "uploads-too-large",
      },
      details: (failure) => (failure.kind === "upload-refused" ? { refusal: failure.refusal } : {}),
    }),
    defineSessionRoute({
      name: "getAttachment",
      schemas: processOperations.getAttachment,
      handle: async ({ path }, caller) => {
        const viewed = await viewAttachment(ports, { actor: actorOf(caller), ...path });
        return viewed.ok ? ok({ body: viewed.value }) : viewed;
      },
      problems: { ...ACCESS_PROBLEMS, "attachment-not-found": "attachment-not-found" },
    }),
    defineSessionRoute({
      name: "deleteAttachment",
      schemas: processOperations.deleteAttachment,
      handle: async ({ path }, caller) => {
        const changed = await deleteAttachment(ports, { actor: actorOf(caller), ...path });
        return changed.ok
          ? ok({
              body: {
                attachments: attachmentViews(changed.value.attachments),
                version: changed.value.version,
              },
            })
          : changed;
      },
      problems: { ...WRITE_PROBLEMS, "attachment-not-found": "attachment-not-found" },
    }),
  ];
}
