import type { de } from "./messages.de.ts";

export const en: typeof de = {
  "portalNotice.title": "Notice about the portal",
  "portalNotice.readOnly": "Nothing can be changed or sent right now",
  "portalNotice.readOnlyText":
    "You can look at and download everything. What you have sent is still on its way to the authority. Keep this page open: what you enter now can be saved afterwards.",
  "portalNotice.until": "Expected to last until {{time}}.",
};
