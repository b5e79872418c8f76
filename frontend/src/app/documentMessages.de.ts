/** What search engines show of a page; loads with no page. */
export const de = {
  "document.description":
    "Anerkennung ausländischer Berufsqualifikationen online beantragen: {{portalName}}, {{stateName}}",
} as const;
