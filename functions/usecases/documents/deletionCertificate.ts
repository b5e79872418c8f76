import { DELETION_CERTIFICATE_LIMIT } from "#domain/operation/rateLimits.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { DeletionCertificate } from "#domain/documents/DeletionCertificate.ts";
import { isOwnedBy, type OwnerIds } from "#domain/sign-in/Actor.ts";
import type { ProcessNotFound } from "#ports/application/ProcessRepository.ts";
import type { Ports } from "#ports/Ports.ts";
import { certificateDocument } from "./certificateDocument.ts";
import { DELETION_TEXTS } from "./deletionTexts.ts";

export type CertificateFailure = ProcessNotFound | { readonly kind: "too-many" };

/**
 * The sealed certificate of an application that is gone to its last file. Of an account's only its owner has it. Where there
 * was none, the session ended with the application: its number, which is chance, is enough, and the certificate says nothing
 * of a person.
 */
export async function deletionCertificate(
  ports: Pick<Ports, "deletions" | "processes" | "documents" | "seal" | "limiter">,
  request: {
    readonly processId: string;
    /** Who asks, where a person is signed in. */
    readonly owner: OwnerIds | undefined;
    readonly address: string;
    readonly locale: "de" | "en";
    readonly portalName: string;
    readonly issuer: string;
  },
): Promise<Result<{ readonly fileName: string; readonly bytes: Uint8Array }, CertificateFailure>> {
  const { processId, owner, locale, portalName, issuer } = request;
  const record = await ports.deletions.get(processId);
  if (record === undefined) return err({ kind: "process-not-found" });
  if (!record.transient && (owner === undefined || !isOwnedBy(record, owner))) {
    return err({ kind: "process-not-found" });
  }
  // Its files may still be on their way out.
  if ((await ports.processes.get(processId)) !== undefined) return err({ kind: "process-not-found" });
  if (!(await ports.limiter.admits(DELETION_CERTIFICATE_LIMIT, request.address)))
    return err({ kind: "too-many" });
  const { createdAt, destroyedAt, cause, files, destroyed, kept } = record;
  const facts = { createdAt, destroyedAt, cause, files, destroyed, kept };
  const statement: DeletionCertificate = { type: "deletion-certificate", issuer, processId, ...facts };
  const sealed = await ports.seal?.sealStatement(JSON.stringify(statement));
  const drawn = await ports.documents.render(certificateDocument(record, { sealed, locale, portalName }));
  const bytes = (await ports.seal?.sealDocument(drawn)) ?? drawn;
  return ok({ fileName: DELETION_TEXTS[locale].fileName, bytes });
}
