import { err, ok, type Result } from "#domain/result.ts";
import { applicationDataSchema } from "#domain/documents/ApplicationData.ts";
import { deliveryReceiptSchema } from "#domain/sending/DeliveryReceipt.ts";
import { withFiles } from "#domain/documents/receiptOf.ts";
import type { Ports } from "#ports/Ports.ts";
import { processingReportDocument } from "#usecases/documents/processingReportDocument.ts";
import { storeDocument, APPLICATION_DATA } from "./storeDocument.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";

/** Completes the receipt with a hash per document to the processing report that people download and keep. */
export function createProtocol(
  ports: Pick<Ports, "processes" | "results" | "documents" | "seal" | "sha512">,
  { target, portalName }: { readonly target: StepTarget; readonly portalName: string },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "CREATE_PROTOCOL",
    target,
    work: async (process) => {
      const [stored, data] = await Promise.all(
        ["receipt.json", APPLICATION_DATA].map((name) =>
          ports.results.readText({ processId: process.id, name }),
        ),
      );
      const begun = stored === undefined ? undefined : deliveryReceiptSchema.safeParse(JSON.parse(stored));
      if (begun?.success !== true) {
        return err({ kind: "permanent", reason: "unexpected", cause: "receipt-missing" });
      }
      // A portal that was renewed on the way may have written it by an earlier schema: then the report has no questions.
      const application = applicationDataSchema.safeParse(JSON.parse(data ?? "null"));
      const receipt = withFiles(begun.data, process);
      const sealed = await ports.seal?.sealStatement(JSON.stringify(receipt));
      const report = await ports.documents.render(
        processingReportDocument(process, {
          receipt,
          questions: application.data?.questions ?? [],
          sealed,
          portalName,
        }),
      );
      const bytes = (await ports.seal?.sealDocument(report)) ?? report;
      return ok(
        await storeDocument(ports, {
          processId: process.id,
          document: {
            documentId: process.submitting.generatedIds.receipt,
            kind: "receipt",
            fileName: "Uebertragungsprotokoll.pdf",
          },
          bytes,
        }),
      );
    },
  });
}
