import { processOperations } from "#contract/process.ts";
import { deletionRecordUntil, prolongationsLeft } from "#domain/application/retention.ts";
import { err, ok } from "#domain/result.ts";
import { isOwnedBy } from "#domain/sign-in/Actor.ts";
import { satisfiesTrustLevel } from "#domain/sign-in/TrustLevel.ts";
import { defineSessionRoute, type ApiRoute } from "#runtime/http/defineRoute.ts";
import type { processPorts } from "#runtime/apiPorts.ts";
import { readSettings } from "#runtime/deployment.ts";
import { getFiles } from "#usecases/sending/getFiles.ts";
import { prolongResults } from "#usecases/sending/prolongResults.ts";
import { getOwnProcess } from "#usecases/application/ownProcess.ts";
import { listKept } from "#usecases/application/listKept.ts";
import { listSubmissions } from "#usecases/sending/listSubmissions.ts";
import { ACCESS_PROBLEMS } from "../accessProblems.ts";
import { actorOf } from "../actorOf.ts";
import { pendingView, submissionView } from "./submissionView.ts";

/** What was sent: list, documents for ten minutes, the transport report for three years. */
export function sentRoutes(ports: ReturnType<typeof processPorts>): readonly ApiRoute[] {
  const { resultProlongations: most } = readSettings().portal.retention;
  return [
    defineSessionRoute({
      name: "listSubmittedProcesses",
      schemas: processOperations.listSubmittedProcesses,
      handle: async (_request, caller) => {
        const { submissions, pending } = await listSubmissions(ports, actorOf(caller));
        return ok({
          body: {
            submissions: [
              ...pending.map(pendingView),
              ...submissions.map((submission) => submissionView(submission, ports.authorities)),
            ],
          },
        });
      },
      problems: {},
    }),
    defineSessionRoute({
      name: "listKept",
      schemas: processOperations.listKept,
      handle: async (_request, caller) => {
        const { applications, deletions } = await listKept(ports, actorOf(caller));
        return ok({
          body: {
            applications: applications.map((one) => ({ ...one, kept: [...one.kept] })),
            deletions: deletions.map((record) => ({
              processId: record.processId,
              destroyedAt: record.destroyedAt,
              sent: record.kept.length > 0,
              until: deletionRecordUntil(record).toISOString(),
            })),
          },
        });
      },
      problems: {},
    }),
    defineSessionRoute({
      name: "getFiles",
      schemas: processOperations.getFiles,
      handle: async ({ path }, caller) => {
        const files = await getFiles(ports, { actor: actorOf(caller), ...path });
        return files.ok ? ok({ body: { ...files.value, files: [...files.value.files] } }) : files;
      },
      problems: {
        "process-not-found": "process-not-found",
        "trust-level-too-low": "trust-level-too-low",
        "results-expired": "results-expired",
        "document-not-found": "document-not-found",
      },
    }),
    defineSessionRoute({
      name: "getFilesExpiration",
      schemas: processOperations.getFilesExpiration,
      handle: async ({ path }, caller) => {
        const process = await getOwnProcess(ports, { actor: actorOf(caller), ...path });
        return process.ok
          ? ok({
              body: {
                resultsAvailableUntil: process.value.resultsAvailableUntil ?? null,
                prolongationsLeft: prolongationsLeft(process.value, most),
              },
            })
          : process;
      },
      problems: { ...ACCESS_PROBLEMS, "process-expired": "process-not-found" },
    }),
    defineSessionRoute({
      name: "prolongFiles",
      schemas: processOperations.prolongFiles,
      handle: async ({ path }, caller) => {
        const prolonged = await prolongResults(ports, { actor: actorOf(caller), ...path, most });
        return prolonged.ok ? ok({ body: prolonged.value }) : prolonged;
      },
      problems: {
        "process-not-found": "process-not-found",
        "trust-level-too-low": "trust-level-too-low",
        "results-expired": "results-expired",
        "prolongation-used-up": "prolongation-used-up",
        "write-conflict": "status-conflict",
      },
    }),
    defineSessionRoute({
      name: "getTransportReport",
      schemas: processOperations.getTransportReport,
      handle: async ({ path }, caller) => {
        const submission = await ports.submissions.get(path.processId);
        const actor = actorOf(caller);
        if (
          submission === undefined ||
          !isOwnedBy(submission, actor) ||
          !satisfiesTrustLevel(actor.trustLevel, submission.trustLevel)
        ) {
          return err({ kind: "submission-not-found" } as const);
        }
        const { evidence, sealedReceipt: receipt = null } = submission;
        const documents = submission.documents.map(({ documentId, ...document }) => document);
        return ok({
          body: { ...submissionView(submission, ports.authorities), documents, evidence, receipt },
        });
      },
      problems: { "submission-not-found": "submission-not-found" },
    }),
  ];
}
