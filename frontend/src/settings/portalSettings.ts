import { portalSettings as settings } from "virtual:portal-settings";
import type { PortalSettings } from "#contract/settings/portalSettings.ts";

/** The public settings that pages read, with what the server's settings promise to people. */
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
  | "publicUrl"
  | "retention"
  | "operator"
  | "advice"
  | "accessibility"
  | "privacyEdition"
> & {
  readonly sessionIdleMinutes: number;
  readonly sessionHours: number;
  readonly termsVersion: string;
};

/** Public settings of the state that this portal was built for. */
export const portalSettings: PageSettings = settings;
