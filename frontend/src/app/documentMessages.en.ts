import type { de } from "./documentMessages.de.ts";

export const en = {
  "document.description":
    "Apply online for recognition of professional qualifications from abroad: {{portalName}}, {{stateName}}",
} satisfies Record<keyof typeof de, string>;
