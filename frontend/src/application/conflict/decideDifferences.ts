import { call, callToSend } from "#ui/api/call.ts";
import type { Decision } from "#ui/form/compare/CompareField.tsx";
import type { DraftEditor } from "../edit/draftEditor.ts";

type Opened = Pick<DraftEditor, "process" | "update" | "autosave">;

/** Reads anew what differs from the account: every change can do away with a difference or make one. */
export async function refreshDifferences(editor: Opened): Promise<boolean> {
  await editor.autosave.flush();
  const current = await call("getProcess", { path: { processId: editor.process().id } });
  if (current.ok) editor.update(current.value);
  return current.ok;
}

/** Stores what was decided, and shows the answers as they are then. False: it did not arrive. */
export async function decideDifferences(editor: Opened, decisions: readonly Decision[]): Promise<boolean> {
  if (!(await refreshDifferences(editor))) return false;
  const { id: processId, version } = editor.process();
  const decided = await callToSend("decideDifferences", {
    path: { processId },
    body: { version, decisions: [...decisions] },
  });
  if (!decided.ok) return false;
  editor.update(decided.value);
  await editor.autosave.resume();
  return true;
}
