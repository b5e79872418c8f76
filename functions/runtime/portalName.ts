import { readSettings } from "./readSettings.ts";

/** The portal's German name, as it stands in documents for the authority. */
export function portalName(): string {
  return readSettings().portal.portalName.de;
}
