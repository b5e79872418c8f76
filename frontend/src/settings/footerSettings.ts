import { footerSettings as settings } from "virtual:footer-settings";
import type { PortalSettings } from "../../../functions/contract/portalSettings.ts";

/** What the large footer shows; forms have a small one. */
export type FooterSettings = Pick<PortalSettings, "footerTitle" | "footerLinks" | "navigationSections">;

export const footerSettings: FooterSettings = settings;
