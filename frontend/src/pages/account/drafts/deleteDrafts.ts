import { type ApiFailure, isProblem } from "#ui/api/ApiFailure.ts";
import { callToSave } from "#ui/api/call.ts";
import { forgetAnswersOfTab } from "#ui/api/unsavedAnswers.ts";

/**
 * Deletes drafts, and what this tab keeps of them; the failure that left some, undefined when all are gone. One that is not
 * found was deleted: elsewhere, or by a try whose answer was lost.
 */
export async function deleteDrafts(ids: readonly string[]): Promise<ApiFailure | undefined> {
  const result = await callToSave("deleteProcesses", { query: { id: [...ids] } });
  const isMissing = !result.ok && isProblem(result.failure, "process-not-found");
  if (!result.ok && !isMissing) return result.failure;
  if (isMissing && ids.length > 1) {
    // The portal deletes none then: which of them are still there shows by asking for each.
    for (const id of ids) {
      const failure = await deleteDrafts([id]);
      if (failure !== undefined) return failure;
    }
  }
  for (const id of ids) forgetAnswersOfTab(id);
  return undefined;
}
