import { portalSettings as settings } from "virtual:portal-settings";
import type { PortalSettings } from "#contract/settings/portalSettings.ts";

/** The public settings that every page reads. */
export type PageSettings = Pick<
  PortalSettings,
  | "portalName"
  | "stateName"
  | "officialLine"
  | "headerTitle"
  | "returnUrl"
  | "languages"
  | "support"
  | "electronicNotice"
  | "footerTitle"
  | "footerLinks"
  | "navigationSections"
  | "advice"
> & {
  readonly accessibility: Pick<PortalSettings["accessibility"], "feedbackEmail">;
};

/** Public settings of the state that this portal was built for. */
export const portalSettings: PageSettings = settings;
