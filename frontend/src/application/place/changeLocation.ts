import type { ResponseOf } from "#contract/operations.ts";
import type { ApiFailure } from "#ui/api/ApiFailure.ts";
import { callToSend } from "#ui/api/call.ts";
import { refresh } from "#ui/api/useRead.ts";
import { handedPlace, type PlaceHit } from "#ui/search/useSearches.ts";
import { definitionOf } from "../open/opening.ts";
import { preparedDefinition } from "../open/preparedDefinition.ts";
import type { DraftEditor } from "../edit/draftEditor.ts";

export type Offer = ResponseOf<"listForms">["forms"][number];

/** Moves the application to another place and shows what the portal knows there. Answers why it did not happen. */
export async function changeLocation(
  editor: DraftEditor,
  { place, metadataId }: { readonly place: PlaceHit; readonly metadataId: string },
): Promise<ApiFailure | undefined> {
  const { store, autosave } = editor;
  // Other questions may be asked there: the form as it is shown has lost those that were not.
  const { locale } = store.form();
  const form = await preparedDefinition(definitionOf(editor.process(), { locale }));
  if (!form.ok) return form.failure;
  await autosave.flush();
  const changed = await callToSend("changeLocation", {
    path: { processId: editor.process().id },
    body: { metadataId, location: handedPlace(place) },
  });
  if (!changed.ok) return changed.failure;
  editor.update(changed.value);
  store.show(form.value, changed.value.formContext);
  await autosave.resume();
  void refresh("listProcesses", "getProcessByMetadata");
  return undefined;
}
