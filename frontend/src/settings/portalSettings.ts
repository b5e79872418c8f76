import { portalSettings as settings } from "virtual:portal-settings";
import type { PortalSettings } from "../../../functions/contract/portalSettings.ts";

/** What every page needs of the public settings. */
export type EverywhereSettings = Pick<
  PortalSettings,
  | "portalName"
  | "stateName"
  | "officialLine"
  | "headerTitle"
  | "returnUrl"
  | "languages"
  | "support"
  | "electronicNotice"
> & {
  readonly accessibility: Pick<PortalSettings["accessibility"], "feedbackEmail">;
};

/** Public settings of the state that this portal was built for. */
export const portalSettings: EverywhereSettings = settings;
