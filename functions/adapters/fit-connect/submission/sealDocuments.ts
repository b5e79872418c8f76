import { createHash } from "node:crypto";
import { ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type {
  SealedPartStore,
  TransportDocument,
  TransportFailure,
} from "#ports/sending/AuthorityTransport.ts";
import { partNames } from "./fitConnectSent.ts";
import { refused } from "../parseAnswer.ts";
import { sealPart } from "./sealPart.ts";
import type { SealingKey } from "./sealPart.ts";

/** Encrypts one document after the other, so that never more than one is in memory. Answers the tags by id. */
export async function sealDocuments(
  work: {
    readonly documents: readonly Omit<TransportDocument, "kind">[];
    readonly parts: SealedPartStore;
  },
  key: SealingKey,
): Promise<Result<Readonly<Record<string, string>>, TransportFailure>> {
  const tags: Record<string, string> = {};
  for (const document of work.documents) {
    const bytes = await readUnchanged(document);
    if (bytes === undefined) return refused("A document changed after its hash was taken");
    const { jwe, tag } = sealPart({ bytes, contentType: document.mediaType }, key);
    await work.parts.write(partNames.attachment(document.attachmentId), jwe);
    tags[document.attachmentId] = tag;
  }
  return ok(tags);
}

/** The authority compares hashes: what was stored must be what the processing report names. */
async function readUnchanged(
  document: Pick<TransportDocument, "read" | "sha512">,
): Promise<Uint8Array | undefined> {
  const bytes = await document.read();
  return createHash("sha512").update(bytes).digest("hex") === document.sha512 ? bytes : undefined;
}
