import { legalSettings as settings } from "virtual:legal-settings";
import type { PortalSettings } from "../../../functions/contract/portalSettings.ts";

/** Who runs the portal, who advises, and under which laws: only the pages about that load it. */
export type LegalSettings = Pick<
  PortalSettings,
  "publicUrl" | "retention" | "operator" | "advice" | "accessibility" | "privacyEdition"
> & {
  readonly sessionIdleMinutes: number;
  readonly termsVersion: string;
};

export const legalSettings: LegalSettings = settings;
