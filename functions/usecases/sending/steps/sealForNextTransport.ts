import { z } from "zod";
import { type TransportWay, mayChangeTransport, nextWay } from "#domain/sending/transportRules.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { applicationDataSchema, applicationDataV1Schema } from "#domain/documents/ApplicationData.ts";
import { handedOver } from "#domain/sending/withDocument.ts";
import { APPLICATION_DATA, APPLICATION_DATA_V1 } from "./storeDocument.ts";
import type { TransportApplication, TransportDocument } from "#ports/sending/AuthorityTransport.ts";
import type { Ports } from "#ports/Ports.ts";
import { mappedData } from "./mappedData.ts";
import { withAttachments, withAttachmentsV1 } from "#usecases/documents/applicationData.ts";
import { questionsByPath } from "#usecases/documents/questionsByPath.ts";
import {
  changeInAttempt,
  withSubmitting,
  type StepFailure,
  type StepTarget,
  type SubmittingProcess,
} from "./runSubmitStep.ts";
import { sealedParts } from "./sealedParts.ts";
import { stepFailureOf } from "./runSubmitStep.ts";

/** What was gathered before there was a second version is sent by the first. */
const storedSchema = z.discriminatedUnion("schema", [applicationDataSchema, applicationDataV1Schema]);
type StoredData = z.infer<typeof storedSchema>;

type SealPorts = Pick<Ports, "processes" | "results" | "sealed" | "transports" | "ids" | "maps">;

/**
 * Seals for the authority by the first way that has not refused; what is sealed already stays as it is: the transport
 * may have accepted it, and its proof of delivery will name these very bytes. Every run seals into a place of its own,
 * because sealing twice never gives the same bytes: what a duplicate invocation leaves goes with the process. Answers the process with
 * `sealed`.
 */
export async function sealForNextTransport(
  ports: SealPorts,
  given: { readonly target: StepTarget; readonly process: SubmittingProcess },
): Promise<Result<SubmittingProcess, StepFailure>> {
  const { target, process } = given;
  if (process.submitting.sealed !== undefined) return ok(process);
  const { metadata, submitting } = process;
  const { way, another } = nextWay(
    ports.transports.transportsFor({ authorityId: metadata.authority.id, leiKaId: metadata.leiKaId }),
    submitting.refusedBy ?? [],
  );
  const transport = ports.transports.by(way.transport);
  const sealingId = ports.ids.uuid();
  const application = await transportApplication(ports, { process, way });
  if (application === undefined) {
    return err({ kind: "permanent", reason: "unexpected", cause: "application-data-missing" });
  }
  const sealed = await transport.seal(application, sealedParts(ports, { processId: process.id, sealingId }));
  if (sealed.ok) {
    return changeInAttempt(ports, {
      target,
      change: (current) =>
        current.submitting.sealed === undefined
          ? withSubmitting(current, {
              sealed: sealed.value,
              sealingId,
              externalIdType: transport.externalIdType,
            })
          : current,
    });
  }
  if (sealed.failure.kind !== "transport-refused" || !another) return stepFailureOf(sealed.failure);
  const noted = await noteRefusal(ports, { target, way });
  return noted.ok ? sealForNextTransport(ports, { target, process: noted.value }) : noted;
}

function noteRefusal(
  ports: SealPorts,
  { target, way }: { readonly target: StepTarget; readonly way: TransportWay },
): Promise<Result<SubmittingProcess, StepFailure>> {
  return changeInAttempt(ports, {
    target,
    change: (current) => {
      const { refusedBy = [], sealed } = current.submitting;
      return sealed === undefined && mayChangeTransport(current.submitting, "before-reservation")
        ? withSubmitting(current, { refusedBy: [...new Set([...refusedBy, way.transport])] })
        : current;
    },
  });
}

async function transportApplication(
  ports: Pick<Ports, "results" | "maps">,
  { process, way }: { readonly process: SubmittingProcess; readonly way: TransportWay },
): Promise<TransportApplication | undefined> {
  const read = async (name: string): Promise<unknown> =>
    JSON.parse((await ports.results.readText({ processId: process.id, name })) ?? "null");
  const stored = storedSchema.safeParse(await read(APPLICATION_DATA));
  if (!stored.success) return undefined;
  const earlier = applicationDataV1Schema.safeParse(await read(APPLICATION_DATA_V1));
  const data = textsOf([stored.data, ...(earlier.success ? [earlier.data] : [])], process);
  return {
    way,
    transferTicketNumber: process.submitting.transferTicketNumber,
    leiKaId: process.metadata.leiKaId,
    ars: process.location.ars,
    serviceName: process.metadata.description,
    applicationDate: process.submitting.submittedAt,
    payment: stored.data.payment,
    ...(process.electronicNotice !== undefined && { electronicNotice: process.electronicNotice }),
    data,
    mapped: (map) => mappedData(ports, { map, data }),
    documents: transportDocuments(ports, { process, questions: stored.data.questions }),
  };
}

function textsOf(
  [newest, ...others]: readonly [StoredData, ...StoredData[]],
  process: SubmittingProcess,
): TransportApplication["data"] {
  const textOf = (data: StoredData): TransportApplication["data"][number] => ({
    schema: data.schema,
    text: JSON.stringify(
      data.schema === "application-v2" ? withAttachments(data, process) : withAttachmentsV1(data, process),
    ),
  });
  return [textOf(newest), ...others.map(textOf)];
}

function transportDocuments(
  { results }: Pick<Ports, "results">,
  {
    process,
    questions: asked,
  }: { readonly process: SubmittingProcess; readonly questions: StoredData["questions"] },
): readonly TransportDocument[] {
  const questions = questionsByPath(asked);
  const paths = new Map(process.attachments.map(({ attachmentId, fieldPath }) => [attachmentId, fieldPath]));
  return handedOver(process.submitting).map(({ documentId, kind, fileName, sha512 }) => {
    const question = questions.get(paths.get(documentId) ?? "");
    return {
      attachmentId: documentId,
      kind,
      fileName,
      mediaType: "application/pdf",
      ...(question !== undefined && { question }),
      sha512,
      read: async () => {
        const bytes = await results.read({ processId: process.id, name: documentId });
        if (bytes === undefined) throw new Error("a prepared document is not in the result store");
        return bytes;
      },
    };
  });
}
