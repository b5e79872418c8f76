import { err, ok, type Result } from "../../domain/result.ts";
import { receiptSchema } from "../../domain/submission/receiptOf.ts";
import type { Ports } from "../../ports/Ports.ts";
import { processingReportDocument } from "../documents/processingReportDocument.ts";
import { runSubmitStep, type StepFailure, type StepTarget } from "./runSubmitStep.ts";
import { storeDocument, type Hash } from "./storeDocument.ts";

/** Completes the receipt with a hash per document to the processing report that people download and keep. */
export function createProtocol(
  ports: Pick<Ports, "processes" | "results" | "documents">,
  {
    target,
    sha512,
    portalName,
  }: { readonly target: StepTarget; readonly sha512: Hash; readonly portalName: string },
): Promise<Result<void, StepFailure>> {
  return runSubmitStep(ports, {
    step: "CREATE_PROTOCOL",
    target,
    work: async (process) => {
      const stored = await ports.results.readText({ processId: process.id, name: "receipt.json" });
      const receipt = stored === undefined ? undefined : receiptSchema.safeParse(JSON.parse(stored));
      if (receipt?.success !== true) {
        return err({ kind: "permanent", reason: "unexpected", cause: "receipt-missing" });
      }
      const bytes = await ports.documents.render(
        processingReportDocument(process, { receipt: receipt.data, portalName }),
      );
      return ok(
        await storeDocument(ports, {
          processId: process.id,
          document: {
            documentId: process.submitting.generatedIds.receipt,
            kind: "receipt",
            fileName: "Uebertragungsprotokoll.pdf",
          },
          bytes,
          sha512,
        }),
      );
    },
  });
}
