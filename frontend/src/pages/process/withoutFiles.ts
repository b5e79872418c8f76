import type { CompiledForm } from "../../../../functions/forms/CompiledForm.ts";
import { answerAt, withAnswerAt } from "../../../../functions/forms/dataPath.ts";
import type { Change } from "../../features/form-page/Change.ts";
import { withFiles } from "./withFiles.ts";

/** A change as it is saved: the server knows which files are there, so a list travels without them. */
export function withoutFiles(change: Change, form: CompiledForm): Change {
  const { path, value } = change;
  if (!Array.isArray(value)) return change;
  const answers = withFiles(withAnswerAt({}, { path, value }), { form, uploads: [] });
  return { ...change, value: answerAt(answers, path) ?? null };
}
