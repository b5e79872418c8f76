import { ok } from "#domain/result.ts";
import type { Result } from "#domain/result.ts";
import type { FitConnectSealed } from "#domain/sending/SealedApplication.ts";
import type {
  SealedPartStore,
  TransportApplication,
  TransportFailure,
} from "#ports/sending/AuthorityTransport.ts";
import { buildMetadata } from "./buildMetadata.ts";
import type { ChosenService } from "../destination/chooseService.ts";
import type { FitConnectOptions } from "../FitConnectOptions.ts";
import { partNames } from "./fitConnectSent.ts";
import { sealDocuments } from "./sealDocuments.ts";
import { sealPart } from "./sealPart.ts";
import type { SealingKey } from "./sealPart.ts";

export interface SealingTarget {
  readonly destinationId: string;
  readonly service: ChosenService;
  readonly key: SealingKey;
  /** The data that the authority takes. */
  readonly data: string;
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

  const attachments = await sealDocuments({ documents: application.documents, parts }, target.key);
  if (!attachments.ok) return attachments;
  const text = new TextEncoder();
  const metadata = buildMetadata({ ...application, data: target.data }, target);
  return ok({
    kind: "fit-connect",
    destinationId: target.destinationId,
    serviceIdentifier: target.service.identifier,
    serviceName: application.serviceName,
    region: `DE${application.ars}`,
    attachmentIds: application.documents.map(({ attachmentId }) => attachmentId),
    authenticationTags: {
      data: await seal(partNames.data, {
        bytes: text.encode(target.data),
        contentType: target.service.submissionSchema.mimeType,
      }),
      metadata: await seal(partNames.metadata, {
        bytes: text.encode(JSON.stringify(metadata)),
        contentType: "application/json",
      }),
      attachments: attachments.value,
    },
  });
}
