import { createHash } from "node:crypto";
import { ok } from "../../domain/result.ts";
import type { Result } from "../../domain/result.ts";
import type { FitConnectSealed } from "../../domain/submission/SealedApplication.ts";
import type {
  SealedPartStore,
  TransportApplication,
  TransportDocument,
  TransportFailure,
} from "../../ports/AuthorityTransport.ts";
import { buildMetadata } from "./buildMetadata.ts";
import type { ChosenService } from "./chooseService.ts";
import type { FitConnectOptions } from "./FitConnectOptions.ts";
import { partNames } from "./partNames.ts";
import { sealPart } from "./sealPart.ts";
import type { SealingKey } from "./sealPart.ts";
import { refused } from "./transportFailures.ts";

export interface SealingTarget {
  readonly destinationId: string;
  readonly service: ChosenService;
  readonly key: SealingKey;
  readonly product: FitConnectOptions["product"];
}

/** Encrypts part after part, so that never more than one document and its ciphertext are in memory. */
export async function sealApplication(
  work: { readonly application: TransportApplication; readonly parts: SealedPartStore },
  target: SealingTarget,
): Promise<Result<FitConnectSealed, TransportFailure>> {
  const { application, parts } = work;
  const seal = async (
    name: string,
    content: { readonly bytes: Uint8Array; readonly contentType: string },
  ): Promise<string> => {
    const { jwe, tag } = sealPart(content, target.key);
    await parts.write(name, jwe);
    return tag;
  };

  const attachments: Record<string, string> = {};
  for (const document of application.documents) {
    const bytes = await readUnchanged(document);
    if (bytes === undefined) return refused("A document changed after its hash was taken");
    attachments[document.attachmentId] = await seal(partNames.attachment(document.attachmentId), {
      bytes,
      contentType: document.mediaType,
    });
  }
  const text = new TextEncoder();
  const metadata = buildMetadata(application, target);
  return ok({
    kind: "fit-connect",
    destinationId: target.destinationId,
    serviceIdentifier: target.service.identifier,
    serviceName: application.serviceName,
    region: `DE${application.ars}`,
    attachmentIds: application.documents.map(({ attachmentId }) => attachmentId),
    authenticationTags: {
      data: await seal(partNames.data, {
        bytes: text.encode(application.data),
        contentType: target.service.submissionSchema.mimeType,
      }),
      metadata: await seal(partNames.metadata, {
        bytes: text.encode(JSON.stringify(metadata)),
        contentType: "application/json",
      }),
      attachments,
    },
  });
}

/** The authority compares hashes: what was stored must be what the processing report names. */
async function readUnchanged(document: TransportDocument): Promise<Uint8Array | undefined> {
  const bytes = await document.read();
  return createHash("sha512").update(bytes).digest("hex") === document.sha512 ? bytes : undefined;
}
