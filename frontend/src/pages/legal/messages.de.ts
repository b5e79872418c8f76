export const de = {
  "legal.contents": "Inhalt",
  "legal.article": "Text",
} as const;
