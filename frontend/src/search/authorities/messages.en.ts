import type { de } from "./messages.de.ts";

export const en = {
  "start.authorities": "Responsible authorities",
  "start.noService.several": "One of these authorities is responsible for your application:",
  "start.advice": "For free advice, also on which authority is responsible, contact:",
  "start.adviceWebsite": "Website: {{name}}",
  "start.noAuthority": "No responsible authority was found.",
  "start.contact": "Contact",
  "start.website": "Website",
  "start.infoPage": "Information about the procedure",
} satisfies Record<keyof typeof de, string>;
