import { portalSettings as settings } from "virtual:portal-settings";
import type { PortalSettings } from "../../../functions/contract/settings.ts";

/** Public settings of the state that this portal was built for. */
export const portalSettings: PortalSettings = settings;
