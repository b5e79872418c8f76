import type { ResponseOf } from "../../../../../functions/contract/operations.ts";
import type { ApiFailure } from "../../../api/ApiFailure.ts";
import { call } from "../../../api/call.ts";
import { refresh } from "../../../api/refresh.ts";
import type { PlaceHit } from "../../../features/search/useLocationSearch.ts";
import { definitionOf } from "../definitionOf.ts";
import type { ProcessSession } from "../processSession.ts";

export type Offer = ResponseOf<"listForms">["forms"][number];

/** Moves the application to another place and shows what the portal knows there. Answers why it did not happen. */
export async function changeLocation(
  session: ProcessSession,
  { place, metadataId }: { readonly place: PlaceHit; readonly metadataId: string },
): Promise<ApiFailure | undefined> {
  const { store, autosave } = session;
  // Other questions may be asked there: the form as it is shown has lost those that were not.
  const form = await definitionOf(session.process(), { locale: store.form().locale });
  if (!form.ok) return form.failure;
  await autosave.flush();
  const { ars, postalCode } = place;
  const changed = await call("changeLocation", {
    path: { processId: session.process().id },
    body: { metadataId, location: { ars, postalCode, place: place.place } },
  });
  if (!changed.ok) return changed.failure;
  session.update(changed.value);
  store.show(form.value, changed.value.formContext);
  await autosave.resume();
  void refresh("listProcesses", "getProcessByMetadata");
  return undefined;
}
