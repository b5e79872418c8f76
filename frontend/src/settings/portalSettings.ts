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

/** What only texts about the portal name; it comes with them (`virtual:legal-settings`). */
export type LegalSettings = Pick<
  PortalSettings,
  "publicUrl" | "retention" | "operator" | "accessibility" | "privacyEdition"
> & {
  readonly sessionIdleMinutes: number;
  readonly sessionHours: number;
  readonly termsVersion: string;
};

/** Public settings of the state that this portal was built for. */
export const portalSettings: PageSettings = settings;
