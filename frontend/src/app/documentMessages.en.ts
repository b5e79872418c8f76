import type { de } from "./documentMessages.de.ts";

export const en = {
  "document.description":
    "Apply online for recognition of professional qualifications from abroad: {{portalName}}, {{stateName}}",
  "document.late":
    "Does the page not load? Perhaps your browser is too old, or the connection is too slow. Try another browser or device. You can also apply on paper. Ask us:",
} satisfies Record<keyof typeof de, string>;
