import { readAhead } from "../../api/readAhead.ts";
import { decodeProcessData } from "../../features/process-data/processData.ts";
import { shownLocale } from "../../i18n/i18n.ts";
import { readsOfStart } from "./readsOfStart.ts";

/** While the texts of the page are on their way: on a slow line the service is there one round trip sooner. */
export function readStartAhead(search: string): void {
  const data = decodeProcessData(new URLSearchParams(search).get("processData") ?? "");
  if (data?.location === undefined) return;
  const { service, forms } = readsOfStart({ ...data, location: data.location }, shownLocale());
  readAhead(...service);
  readAhead(...forms);
}
